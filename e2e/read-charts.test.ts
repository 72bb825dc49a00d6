import { localeCodes } from '@polydex/contract/locale'
import type { RankedTool } from '@polydex/contract/ranking'
import { textsIn } from './page-text.ts'
import { askApi, prefixOf, readPage } from './read-page.ts'
import { expect, test } from './site.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

test('S1.1e texts of the chart neither overlap nor leave it, in nine languages, narrow and wide', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(`${prefixOf(locale)}/tool/photoroom`)
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const texts = await page.locator('.chart text:visible').evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          // A line box is taller than its glyphs.
          return { text: element.textContent, left, right, top: top + 3, bottom: bottom - 3 }
        }),
      )
      const labels = await page.locator('.figure-label:visible').allTextContents()
      // The maximum and the last month may coincide.
      expect(labels.length).toBeGreaterThanOrEqual(2)
      const { right: end } = await page.locator('.chart').evaluate((chart) => chart.getBoundingClientRect())
      const touching = texts.flatMap((one, place) =>
        texts
          .slice(place + 1)
          .filter((other) => one.left < other.right && other.left < one.right)
          .filter((other) => one.top < other.bottom && other.top < one.bottom)
          .map((other) => `${one.text} and ${other.text}`),
      )
      const outside = texts.filter(({ right }) => right > end + 1).map(({ text }) => text)
      expect([locale, width, touching, outside]).toEqual([locale, width, [], []])
    }
  }
})

test('D3.1d rankings of a country and of a source describe its own twelve months in words', async () => {
  type Rows = { tools: RankedTool[] }
  const all = await askApi<Rows>('/api/ranking/getCategoryTools?locale=en')
  for (const [path, call] of [
    ['/rank/region_ai/JP', 'getRegion?locale=en&region=JP'],
    ['/rank/Source_ai/search', 'getSource?locale=en&source=search'],
  ]) {
    const { tools } = await askApi<Rows>(`/api/ranking/${call}`)
    const { html } = await readPage(path ?? '')
    const words = textsIn(html, /<td class="months">(.*?)<\/td>/gs)
    expect(words).toEqual(
      tools.map(({ series }) => {
        const known = series.filter((visits) => visits !== null)
        const [high, low, last] = [Math.max(...known), Math.min(...known), known.at(-1) ?? 0].map((visits) =>
          compact.format(visits),
        )
        return `high ${high}, low ${low}, last ${last}`
      }),
    )
    for (const { slug, visits, series } of tools) {
      expect([slug, series.at(-1)]).toEqual([slug, visits])
      expect(all.tools.find((tool) => tool.slug === slug)?.series).not.toEqual(series)
    }
  }
})
