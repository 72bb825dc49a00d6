import type { Locator, Page } from '@playwright/test'

/** Label of a tool's heart in the languages of these tests. */
const saveWord = { en: 'Save: {name}', ja: '保存：{name}' } as const

/** The first match: the tool may also be among the suggestions below. */
export const heart = (page: Page, name: string, locale: keyof typeof saveWord = 'en'): Locator =>
  page.getByRole('button', { name: saveWord[locale].replace('{name}', name), exact: true }).first()

export const cardNames = (page: Page) => page.locator('.grid').first().locator('h3').allInnerTexts()

/** Stores these as favourites that the visitor saved earlier. */
export const keep = (page: Page, slugs: readonly string[]) =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('kept') !== null) return
    sessionStorage.setItem('kept', 'yes')
    localStorage.setItem('polydex:favorites:1', text)
  }, JSON.stringify(slugs))

/** The favourites that this browser keeps for a visitor. */
export const keptHere = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('polydex:favorites:1') ?? '[]') as string[])
