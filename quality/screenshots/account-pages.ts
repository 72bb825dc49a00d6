import { createShare } from '@polydex/contract/calls/favorite'
import type { Page } from '@playwright/test'

/** Sends a form of the site as the page would, and stays where it is. */
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

/** From the login form to the page behind it. */
export async function openAccount(page: Page): Promise<void> {
  await logIn(page)
  await page.goto(page.url().replace(/\/login$/, '/account'))
  await page.locator('.sessions').waitFor()
}

/** A shared list of favourites, as people with its link see it. */
export async function openShared(page: Page): Promise<void> {
  await logIn(page)
  for (const save of ['canva', 'deepl', 'chatgpt']) await sendForm(page, '/collect', { save })
  const key = await page.evaluate(async (path) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
    const { data } = (await (await fetch(path, init)).json()) as { data: { key: string } }
    return data.key
  }, createShare.path)
  await page.goto(page.url().replace(/\/find$/, `/collect/shared/${key}`))
  await page.locator('.card').first().waitFor()
}
