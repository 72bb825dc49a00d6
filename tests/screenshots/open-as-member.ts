import { createShare } from '@polydex/contract/calls/favorite'
import { submitTool } from '@polydex/contract/calls/submission'
import type { Page } from '@playwright/test'

/** Sends a form of the site as the page would, without navigating. */
const sendForm = (page: Page, path: string, fields: Record<string, string>): Promise<void> =>
  page.evaluate(
    async ([address, sent]) => {
      await fetch(address, { method: 'POST', body: new URLSearchParams(sent), redirect: 'manual' })
    },
    [path, fields] as const,
  )

let made = 0

/** Creates a new account and logs in. */
async function logIn(page: Page): Promise<void> {
  const email = `looker-${process.pid}-${Date.now()}-${(made += 1)}@example.com`
  await sendForm(page, '/register', { email, password: 'seven quiet lanterns' })
}

/** Logs in, from the login form to the page behind it. */
export async function openAccount(page: Page): Promise<void> {
  await logIn(page)
  await page.goto(page.url().replace(/\/login$/, '/account'))
  await page.locator('.sessions').waitFor()
}

/** Sends JSON as the page would, and returns the data of the answer. */
const sendJson = <Data>(page: Page, path: string, body: object): Promise<Data> =>
  page.evaluate(
    async ([address, sent]) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) }
      return ((await (await fetch(address, init)).json()) as { data: Data }).data
    },
    [path, body] as const,
  )

/** Opens the page of a submission that has just been received. */
export async function openCase(page: Page): Promise<void> {
  const { id } = await sendJson<{ id: string }>(page, submitTool.path, {
    name: 'Lantern Notes',
    url: `https://lantern-${process.pid}-${Date.now()}-${(made += 1)}.com/`,
    categories: ['copywriting'],
    description: 'Turns scattered notes into short briefings that name their sources.',
  })
  await page.goto(page.url().replace(/\/submit$/, `/case/${id}`))
  await page.locator('.case-steps').waitFor()
}

/** Opens the page of a maker who has a token and has not published it yet. */
export async function openClaim(page: Page): Promise<void> {
  await logIn(page)
  await sendForm(page, '/tool/canva/maker', { intent: 'claim' })
  await page.goto(page.url().replace(/\/login$/, '/tool/canva/maker'))
  await page.locator('.maker-token').waitFor()
}

/** Opens a shared list of favourites, as visitors with its link see it. */
export async function openShared(page: Page): Promise<void> {
  await logIn(page)
  for (const save of ['canva', 'deepl', 'chatgpt']) await sendForm(page, '/collect', { save })
  const { key } = await sendJson<{ key: string }>(page, createShare.path, {})
  await page.goto(page.url().replace(/\/find$/, `/collect/shared/${key}`))
  await page.locator('.card').first().waitFor()
}
