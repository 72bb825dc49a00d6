import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** An address that was never submitted: a second open submission of one address would be refused. */
export const newAddress = (): string => `https://lumen-${randomUUID().slice(0, 8)}.com/`

/** Sets how long the form has been open. Of two fields the first counts; React would restore the value of its own. */
const openFor = (page: Page, milliseconds: number): Promise<void> =>
  page
    .locator('[name=openedAt]')
    .last()
    .evaluate((input: HTMLInputElement, ago) => {
      const added = Object.assign(document.createElement('input'), { type: 'hidden', name: input.name })
      added.value = String(Date.now() - ago)
      input.form?.prepend(added)
    }, milliseconds)

/** Backdates the form by a minute: a form sent within three seconds counts as sent by a program. */
export const takeTime = (page: Page): Promise<void> => openFor(page, 60_000)

/** Makes the form new, however long filling it in took. */
export const resetTime = (page: Page): Promise<void> => openFor(page, 0)

/** Fills in the required fields of the English form. */
export async function fillSubmission(page: Page, { name, url }: { name: string; url: string }): Promise<void> {
  await page.getByLabel('Tool name').fill(name)
  await page.getByLabel('Website URL').fill(url)
  await page.getByLabel('Coding Assistants').check()
  await page.getByLabel('Description').fill('Writes down a lecture while it happens, line by line.')
}
