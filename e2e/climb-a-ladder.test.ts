import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { canonicalOf, readPage } from './read-page.ts'
import { expect, listedSite, test } from './site.ts'

test.use({ baseURL: listedSite })

/** Answer of the API of the site with lists. */
const askLadder = async (region: string): Promise<CountryLadder> => {
  const response = await fetch(`${listedSite}/api/ranking/getCountryLadder?locale=en&region=${region}`)
  return ((await response.json()) as { data: CountryLadder }).data
}

const mainOf = (html: string): string => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''

test('D3.1p a country’s list shows counts by band, names without ordinals, and arrows only for moves', async ({
  page,
}) => {
  const { list, tools } = await askLadder('AT')
  const [first = 0, second = 0, third = 0] = list?.tools ?? []
  await page.goto('/rank/region_ai/AT')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Austria: ${first} AI tools among its first 1,000 sites`,
  )
  await expect(page.locator('.rank-top .lead')).toHaveText(
    `${first + second} in the first 5,000, ${first + second + third} in the first 10,000, ${tools.length} listed. The list has 336,000 sites.`,
  )
  const best = page.getByRole('region', { name: 'First 1,000' })
  await expect(best.locator('.rung .meta')).toHaveText(`${first} tools, ${list?.toolsBefore?.[0]} in September`)
  await expect(best.getByRole('listitem')).toHaveCount(first)
  // ChatGPT is first everywhere; Claude entered in October. A tool without a picture has its letter.
  await expect(best.getByRole('listitem').filter({ hasText: 'ChatGPT' })).toHaveText(/^C?ChatGPT$/)
  await expect(best.getByRole('listitem').filter({ hasText: 'Claude' })).toHaveText(/^C?Claudefrom 5,000 up$/)
  expect(await page.locator('.rung-tools a').allInnerTexts()).not.toContainEqual(expect.stringMatching(/^\d+\.?\s/m))
  await expect(page.locator('.rung-tools a')).toHaveCount(tools.length)
  expect(await page.locator('.rank-top, .rank-note, .ladder').allInnerTexts()).not.toContainEqual(
    expect.stringMatching(/visit|no data|traffic/i),
  )
})

test('D3.1p a country shows the tools stronger there, and links to lists of similar length and other months', async ({
  page,
}) => {
  await page.goto('/rank/region_ai/KR')
  const stronger = page.getByRole('region', { name: 'Stronger here' })
  await expect(stronger.getByRole('listitem').filter({ hasText: 'Papago' })).toContainText(
    'first 1,000, elsewhere 100,000',
  )
  const neighbours = page.getByRole('region', { name: 'Lists of similar length' })
  await expect(neighbours.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Month: October 2026' }).click()
  await page.getByRole('link', { name: 'July 2026' }).click()
  await expect(page).toHaveURL(/\/rank\/region_ai\/KR\?month=2026-07$/)
  await expect(page.locator('.rung .meta').first()).toHaveText(/^\d+ tools$/)
  await expect(page.locator('.growth')).toHaveCount(0)
  await expect(page.locator('.prov'), 'nothing is compared').not.toContainText('since')
  await neighbours.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/rank\/region_ai\/[A-Z]{2}\?month=2026-07$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/AI tools among its first 1,000 sites$/)
  const short = mainOf((await readPage('/rank/region_ai/AD', listedSite)).html)
  expect(short).toContain('This list has only 400 sites: everything in it is among the first 1,000')
  expect(short).not.toMatch(/<h2[^>]*>Stronger here/)
})

test('D2.3 D2.3d D3.1p a country without a held list says so in the language of the page, and offers others', async () => {
  const sentences = {
    '': 'There is a list for Japan, but this site does not have it',
    '/ja': '日本のリストは公開されていますが、このサイトでは取得していません',
  }
  for (const [prefix, sentence] of Object.entries(sentences)) {
    const { status, html } = await readPage(`${prefix}/rank/region_ai/JP`, listedSite)
    expect([prefix, status, html.includes(sentence)]).toEqual([prefix, 200, true])
    expect(html).toContain('noindex')
    expect(canonicalOf(html)).toBe(`${listedSite}${prefix}/rank/region_ai/JP`)
    const offered = Array.from(mainOf(html).matchAll(/href="[^"]*\/rank\/region_ai\/([A-Z]{2})"/g), ([, code]) => code)
    expect(offered).toEqual(['KR', 'TW', 'AU', 'VN', 'TH', 'MY', 'SG', 'HK'])
  }
  const { html } = await readPage('/zh/rank/region_ai', listedSite)
  expect(canonicalOf(html)).toBe(`${listedSite}/zh/rank/region_ai/TW`)
  expect(html).toContain('class="shown-instead"')
})

/** The lists of packages/core/src/testing/record-test-lists.ts. */
const held =
  'AD AR AT AU BE BR CH CL CO CZ DK EG FI GR HK HU IE IL KE KR MC MX MY NG NO NZ PH PL PT RO SE SG SH TH TR TW UA VN ZA'

test('D3.1p D2.3d the country menu links to exactly the lists that are held, and greys all others', async ({
  page,
}) => {
  await page.goto('/rank/region_ai/JP')
  await page.getByRole('link', { name: 'Country: Japan' }).click()
  const links = page.getByRole('dialog').getByRole('link')
  const codes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(-2) ?? ''))
  expect([...new Set(codes)].toSorted((a, b) => a.localeCompare(b)).join(' ')).toBe(held)
  await page.keyboard.type('united')
  await expect(links).toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    'United Kingdomlist missing',
    'United Stateslist missing',
    'United Arab Emirateslist missing',
  ])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('United Kingdomlist missing')).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('3 without figures on this site')
  await page.goto('/rank/region?view=table')
  await page.getByRole('searchbox', { name: 'Filter countries' }).fill('united')
  await expect(page.locator('#not-held')).toContainText('United Arab Emirates, United Kingdom, United States')
})
