import { expect, test } from '@playwright/test'
import { plainText, textsIn } from './page-text.ts'
import { askApi, readPage } from './read-page.ts'

type Grown = { name: string; growth: number | null; growthRate: number | null }

/** The links of a menu that looks like a select: address, text, and whether it is the current one. */
function optionsOf(html: string, id: string) {
  const [, rest = ''] = html.split(`id="${id}"`)
  const [menu = ''] = rest.split(/<div class="(?:sel|rank-note)"/)
  return [...menu.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', text = '']) => ({
    address: (/href="([^"]+)"/.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&'),
    text: plainText(text),
    isChosen: attributes.includes('aria-current'),
  }))
}

test('S1.6k the selects of a ranking offer every category, source and month, and mark the chosen one', async () => {
  const { groups } = await askApi<{ groups: { categories: { slug: string; tools: number }[] }[] }>(
    '/api/cate/getGroupCate?locale=en',
  )
  const offered = groups.flatMap(({ categories }) => categories).filter(({ tools }) => tools > 0)
  const category = await readPage('/rank/category_ai/copywriting')
  const categories = optionsOf(category.html, 'category-menu')
  expect(categories.map(({ address }) => address).toSorted()).toEqual(
    ['/rank/category_ai', ...offered.map(({ slug }) => `/rank/category_ai/${slug}`)].toSorted(),
  )
  expect(categories.filter(({ isChosen }) => isChosen).map(({ address }) => address)).toEqual([
    '/rank/category_ai/copywriting',
  ])

  const { months } = await askApi<{ months: string[] }>('/api/ranking/getCategoryTools?locale=en&category=copywriting')
  expect(months.length).toBeGreaterThan(6)
  expect(optionsOf(category.html, 'month-menu').map(({ address }) => address)).toEqual(
    months.map((month, place) => `/rank/category_ai/copywriting${place === 0 ? '' : `?month=${month}`}`),
  )

  const sources = optionsOf((await readPage('/rank/Source_ai/social')).html, 'source-menu')
  expect(sources.map(({ address, isChosen }) => `${address} ${isChosen}`).toSorted()).toEqual(
    ['direct', 'display', 'mail', 'referrals', 'search', 'social'].map(
      (source) => `/rank/Source_ai/${source} ${source === 'social'}`,
    ),
  )
})

test('S3.1n every ranking table shows growth and growth rate in each row, as the API returns them', async () => {
  for (const [path, call, list] of [
    ['/rank/category_ai', 'getCategoryTools?locale=en', 'tools'],
    ['/rank/hot', 'getTrending?locale=en', 'tools'],
    ['/rank/region_ai/JP', 'getRegion?locale=en&region=JP', 'tools'],
    ['/rank/Source_ai/mail', 'getSource?locale=en&source=mail', 'tools'],
    ['/rank/Category', 'getCategory?locale=en', 'categories'],
  ] as const) {
    const rows = (await askApi<Record<string, Grown[]>>(`/api/ranking/${call}`))[list] ?? []
    const { html } = await readPage(path)
    const table = /<table[^]*?<\/table>/.exec(html)?.[0] ?? ''
    const heads = textsIn(table.split('</thead>')[0] ?? '', /<th[^>]*>(.*?)<\/th>/gs)
    const [growthAt, rateAt] = [heads.indexOf('Growth'), heads.indexOf('Growth rate')]
    expect([path, growthAt > 0, rateAt > 0]).toEqual([path, true, true])
    const shown = (table.split('</thead>')[1] ?? '').split('<tr').slice(1)
    expect([path, shown.length]).toEqual([path, rows.length])
    expect(rows.filter(({ growthRate }) => growthRate !== null).length).toBeGreaterThan(3)
    for (const [place, row] of rows.entries()) {
      const cells = textsIn(shown[place] ?? '', /<t[hd][^>]*>(.*?)<\/t[hd]>/gs)
      expect([path, row.name, cells[growthAt]]).toEqual([path, row.name, textOfGrowth(row.growth, sayCompact)])
      expect([path, row.name, cells[rateAt]]).toEqual([path, row.name, textOfGrowth(row.growthRate, sayPercent)])
    }
  }
})

const sayCompact = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumSignificantDigits: 3,
  signDisplay: 'exceptZero',
})
const sayPercent = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
/** The figure with its sign, and its direction in words for visitors who do not see the arrow. */
function textOfGrowth(value: number | null, say: Intl.NumberFormat): string {
  if (value === null) return '– no data'
  const figure = say.format(value).replace('-', '−')
  if (!/[1-9]/.test(figure)) return `±${figure} unchanged`
  return `${figure} ${value > 0 ? 'up' : 'down'}`
}
