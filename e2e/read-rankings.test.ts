// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test('S1.6f S1.6k pages of a ranking continue each other; selects lead on, and a click explains the formula', async ({
  page,
}) => {
  await page.goto('/rank/category_ai')
  const first = page.locator('.rank tbody .place').first()
  await expect(first).toHaveText('1')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(first).toHaveText('25')
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(first).toHaveText('49')
  await expect(page.getByText('no data').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Category/ }).click()
  await page.getByRole('link', { name: /^Travel/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Travel/ })).toBeVisible()
  await expect(page.locator('#category-menu')).toBeHidden()
  await expect(page.locator('#category-menu [aria-current]')).toHaveText(/^Travel/)
  await expect(page.locator('#month-menu a')).toHaveCount(13)
  await page.getByText('How this is counted').click()
  await expect(page.getByText('A rank cannot be bought')).toBeVisible()
})

/** Growth and growth rate of every row, if visible and within the window. */
const readPainted = (page: Page): Promise<string[][]> =>
  page.locator('.rank tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      ['.gained', '.rate'].map((name) => {
        const figure = row.querySelector(`${name} .num, ${name} .unknown`)
        if (figure === null || !figure.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return ''
        const { left, right } = figure.getBoundingClientRect()
        const isInWindow = left >= 0 && right <= document.documentElement.clientWidth && right - left > 4
        return isInWindow ? (figure.firstChild?.textContent ?? '') : ''
      }),
    ),
  )

test('D3.1n S3.1n every ranking shows growth and growth rate of each row at every width', async ({ page }) => {
  for (const path of [
    '/rank/hot',
    '/rank/Category',
    '/rank/category_ai',
    '/rank/region_ai/JP',
    '/rank/Source_ai/search',
  ]) {
    await page.goto(`/de${path}`)
    for (const width of [320, 640, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await readPainted(page)
      expect(rows.length).toBeGreaterThan(5)
      const where = `${path} at ${width} px`
      for (const [growth, rate] of rows) {
        expect.soft(growth, where).toMatch(/^([+−±]?\d\S*(\s\S+)?|–)$/)
        expect.soft(rate, where).toMatch(/^([+−±]?\d[\d.,]*\s?%|–)$/)
      }
    }
  }
})
