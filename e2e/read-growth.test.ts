// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import type { Page } from '@playwright/test'
import { findMisfits } from '../quality/layout/find-misfits.ts'
import { findOverlaps } from '../quality/layout/find-overlaps.ts'
import { isLong } from '../tests/run-mode.ts'
import { prefixOf } from './read-page.ts'
import { expect, test } from './site.ts'

const tables = ['/rank/hot', '/rank/Category', '/rank/category_ai', '/rank/region_ai/JP', '/rank/Source_ai/search']

/**
 * Growth and growth rate of every row, as far as they are visible: within the window, with nothing of the page over
 * them.
 */
const readPainted = (page: Page): Promise<string[][]> =>
  page.locator('.rank tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      row.scrollIntoView({ block: 'center', behavior: 'instant' })
      return ['.gained', '.rate'].map((name) => {
        const figure = row.querySelector(`${name} .num, ${name} .unknown`)
        if (figure === null || !figure.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return ''
        const { left, right, top, bottom } = figure.getBoundingClientRect()
        const isInWindow = left >= 0 && right <= document.documentElement.clientWidth && right - left > 4
        const found = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        // The row's link covers it on purpose.
        const over = found.slice(0, found.indexOf(figure)).filter((element) => element.closest('.subject') === null)
        return isInWindow && found.includes(figure) && over.length === 0 ? (figure.firstChild?.textContent ?? '') : ''
      })
    }),
  )

for (const [locale, widths] of [
  ['en', isLong ? [320, 375, 640, 768, 900, 1024, 1440] : [320, 640, 768, 1024]],
  ['de', isLong ? [320, 768, 1024] : [768]],
] as const) {
  for (const path of tables) {
    test(`D3.1n S3.1n ${prefixOf(locale)}${path} shows growth and growth rate at every width`, async ({ page }) => {
      await page.goto(prefixOf(locale) + path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const rows = await readPainted(page)
        expect(rows.length).toBeGreaterThan(5)
        for (const [growth, rate] of rows) {
          expect.soft(growth, `growth at ${width} px`).toMatch(/^([+−±]?\d\S*(\s\S+)?|–)$/)
          expect.soft(rate, `growth rate at ${width} px`).toMatch(/^([+−±]?\d[\d.,]*\s?%|–)$/)
        }
        expect.soft([...(await findMisfits(page)), ...(await findOverlaps(page))], `at ${width} px`).toEqual([])
      }
    })
  }
}
