import { createShare } from '@polydex/contract/calls/favorite'
import { createListShare, saveList } from '@polydex/contract/calls/list'
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
  await page.goto(page.url().replace(/\/find$/, `/lists/${key}`))
  await page.locator('.list-rows').waitFor()
}

/** What the lists of the screenshots say; one note is as long as they get. */
const notes = [
  'Summaries by mail',
  '',
  'Where our minutes are kept. The free plan is enough for two teams, but guests cannot comment, and the export keeps neither the headings nor the tables. Ask Robin before you invite anybody from outside, because every guest counts as a seat after thirty days and is billed at once.',
]

/** Creates an account with a list of eight tools; `place`: its own page, or the public one. */
const openList =
  (place: 'own' | 'shared') =>
  async (page: Page): Promise<void> => {
    await logIn(page)
    const list = crypto.randomUUID()
    const slugs = ['canva', 'deepl', 'chatgpt', 'claude', 'gemini', 'cursor', 'suno', 'perplexity-ai']
    const tools = slugs.map((slug, index) => ({ slug, note: notes[index] ?? '' }))
    await sendJson(page, saveList.path, { list, title: 'Meeting tools for work', tools, version: 0 })
    const { key } = await sendJson<{ key: string }>(page, createListShare.path, { list })
    const path = place === 'own' ? `/collect/list/${list}` : `/lists/${key}`
    await page.goto(page.url().replace(/\/find$/, path))
    await page.locator('.list-rows').waitFor()
  }

export const openOwnList = openList('own')
export const openSharedList = openList('shared')
