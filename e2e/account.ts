import type { Page } from '@playwright/test'
import { sampleSite } from './site.ts'

export const password = 'seven quiet lanterns'

let made = 0
/** An address without an account. */
export const newEmail = (): string => `visitor-${process.pid}-${Date.now()}-${(made += 1)}@example.com`

/** Creates an account, which leaves the page logged in. */
export async function register(page: Page, email: string, remember = false): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (remember) await page.locator('[name=remember]').check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL(`${sampleSite}/`)
}

/** Sends a form as a page without script does. */
export const sendForm = (path: string, fields: Record<string, string>, cookie = '', origin = sampleSite) =>
  fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, Cookie: cookie },
    body: new URLSearchParams(fields),
  })

export const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]))
