import { setFavorite } from '@polydex/contract/calls/favorite'
import type { Locator, Page, Request } from '@playwright/test'

/** Label of a tool's heart in the languages of these tests. */
const saveWord = { en: 'Save: {name}', ja: '保存：{name}', de: 'Merken: {name}' } as const

/** The first match: the tool may also be among the suggestions below. */
export const heart = (page: Page, name: string, locale: keyof typeof saveWord = 'en') =>
  page.getByRole('button', { name: saveWord[locale].replace('{name}', name), exact: true }).first()

/** Clicks it; returns the milliseconds until it is shown as pressed, measured within the page. */
export const pressTimed = (button: Locator): Promise<number> =>
  button.evaluate(async (button: HTMLElement) => {
    const startedAt = performance.now()
    button.click()
    while (button.ariaPressed !== 'true' && performance.now() - startedAt < 1_000)
      await new Promise((resolve) => setTimeout(resolve, 1))
    return performance.now() - startedAt
  })

export const cardNames = (page: Page) => page.locator('.grid').first().locator('h3').allInnerTexts()

/** Stores these as favourites that the visitor saved earlier. */
export const keep = (page: Page, slugs: readonly string[] | string) =>
  page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('kept') !== null) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem('polydex:favorites:1', text)
    },
    typeof slugs === 'string' ? slugs : JSON.stringify(slugs),
  )

/** The favourites that this browser keeps for a visitor. */
export const keptHere = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('polydex:favorites:1') ?? '[]') as string[])

/** Outcome of each change that the page sends, including one sent while leaving the page. */
export function changesOf(page: Page): string[] {
  const seen: string[] = []
  const note = (request: Request, outcome: string) => {
    if (request.url().endsWith(setFavorite.path)) seen.push(`${request.postData()}: ${outcome}`)
  }
  page.on('request', (request) => note(request, 'sent'))
  page.on('response', (response) => note(response.request(), String(response.status())))
  page.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'))
  return seen
}
