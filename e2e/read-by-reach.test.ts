import { locales } from '@polydex/contract/locale/locale'
import { localeOfPath } from '../apps/web/app/addresses/path-to.ts'
import { plainText, textOf, textsIn } from './page-text.ts'
import { prefixOf, readPage } from './read-page.ts'
import { expect, listedSite, test } from './site.ts'

test.use({ baseURL: listedSite })

/** The site's own texts on a page, without those of tools. */
const readWords = async (path: string): Promise<string> => {
  const { status, html } = await readPage(path, listedSite)
  expect([path, status]).toEqual([path, 200])
  const head = [...html.matchAll(/<title>.*?<\/title>|<meta name="description" [^>]*>|aria-label="[^"]*"/g)].join('\n')
  const body = html
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<p class="desc[^]*?<\/p>/g, '')
    .replace(/<[^>]+>/g, '\n')
  return `${head}\n${body}`
}

/** Words that promise figures which such a site does not have. */
const falseWords =
  /.*(\b(visits|visited|no data|traffic)\b|visitas|visitad|Besuch|besucht|造訪|访问|訪問|방문|lượt truy cập|truy cập nhiều).*/i

test('D1.3b D3.1i if only places in lists are known, no page speaks of visits, in any language', async () => {
  for (const path of [
    '/find?q=write',
    '/find?sort=direct',
    '/category',
    '/cate/copywriting',
    '/rank/category_ai?month=2026-08',
    '/collect',
    '/submit',
  ])
    expect([path, (await readWords(path)).match(falseWords)?.[0]]).toEqual([path, undefined])
  for (const { code } of locales)
    for (const path of ['/rank/category_ai', '/rank/Category', '/about']) {
      const words = await readWords(prefixOf(code) + path)
      expect([code, path, falseWords.exec(words)?.[0]]).toEqual([code, path, undefined])
      expect(words).toContain(textOf(code, 'find.sortReach').slice(1))
    }
  expect(await readWords('/about')).toMatch(/50,000 ÷ 1,000 = 50\s[^]*20,000 ÷ 5,000 = 4\s[^]*Reach: 50 \+ 4 = 54/)
})

test('D7.2e a ranking by reach has rank, strip, words, ups and downs and three countries for each tool', async () => {
  const { html } = await readPage('/rank/category_ai', listedSite)
  const [head = '', body = ''] = (/<table[^]*?<\/table>/.exec(html)?.[0] ?? '').split('</thead>')
  expect(textsIn(head, /<th[^>]*>(.*?)<\/th>/gs)).toEqual([
    'Rank',
    'Change',
    'Tool',
    'In country lists',
    'Since September',
    'Best places',
    'Compare',
  ])
  const claude = body.split('<tr').find((row) => row.includes('/tool/claude"')) ?? ''
  const cells = textsIn(claude, /<t[hd][^>]*>(.*?)<\/t[hd]>/gs)
  expect(cells.slice(3, 5)).toEqual(['First 1,000 in 16 countries · listed in 36', '4 up 0 down'])
  expect(textsIn(claude, /class="coded-flag">(.*?<\/span>)<\/span>/gs)).toEqual(['KR', 'TW', 'AU'])
  expect(claude).toContain('<svg class="band-strip"')
})

const linksIn = (html: string, part: RegExp): string[] =>
  [...(part.exec(html)?.[0] ?? '').matchAll(/href="(\/[^"#]*)/g)].map(([, address = '']) => plainText(address))

test('D1.6l menus link only to pages that have content; rankings by source keep their addresses and lead on', async () => {
  for (const locale of ['en', 'ko'] as const) {
    const { html } = await readPage(`${prefixOf(locale)}/rank/category_ai`, listedSite)
    const menus = [
      /<header class="[^]*?<\/header>/,
      /<footer class="[^]*?<\/footer>/,
      /<nav class="rank-menu[^]*?<\/nav>/,
    ]
    const parts = menus.map((menu) => linksIn(html, menu))
    expect([(parts[0] ?? []).length > 20, (parts[1] ?? []).length > 15, parts[2]?.length]).toEqual([true, true, 4])
    const pages = [...new Set(parts.flat())].filter((address) => localeOfPath(address) === locale)
    // The list of South Korea is held, that of the United States is not.
    expect(pages.filter((address) => /source|region_ai/i.test(address))).toEqual(
      locale === 'ko' ? ['/ko/rank/region_ai/KR'] : [],
    )
    for (const address of pages.filter((one) => one.includes('/rank/') || one.includes('/cate'))) {
      const answer = await readPage(address, listedSite)
      const main = /<main[^]*<\/main>/.exec(answer.html)?.[0] ?? ''
      expect([address, answer.status, main.includes('rank-empty')]).toEqual([address, 200, false])
      expect([address, /<(?:tr|li)\b[^]*<a /.test(main)]).toEqual([address, true])
    }
  }
  const { status, html } = await readPage('/rank/Source_ai/search', listedSite)
  expect([status, plainText(html).includes(textOf('en', 'ranking.noFiguresSources'))]).toEqual([200, true])
})

const sortsOf = (html: string) =>
  textsIn(/id="sort-menu"[^]*?class="btn order/.exec(html)?.[0] ?? '', /<a [^>]*>(.*?)<\/a>/gs)

test('D7.4b lists can be sorted by reach, and by source only if sources are known', async () => {
  const { html } = await readPage('/find', listedSite)
  expect([sortsOf(html), html.includes('Widest first')]).toEqual([['Reach', 'Date added'], true])
  expect(sortsOf((await readPage('/find')).html)).toContain('Direct')
})

test('D3.1d rising tools show ups and downs, strip and first places; ranks are compared from the third month on', async ({
  page,
}) => {
  await page.goto('/rank/hot')
  await expect(page.getByRole('heading', { level: 1, name: 'Fastest-rising AI tools, by reach' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('columnheader')).toHaveText([
    'Rank',
    'Change',
    'Tool',
    'Since September',
    'Country lists by place',
    'First 1,000: September → October',
    'Compare',
  ])
  const rowOf = (name: string) => main.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(rowOf('Claude')).toContainText(/4 up 0 down.*First 1,000 in 16 countries · listed in 36.*12 → 16/s)
  await expect(rowOf('Claude').locator('.band-strip path')).toHaveCount(2)
  // One does not move, one falls, one is in no list.
  for (const name of ['ChatGPT', 'Jasper', 'Rytr']) await expect(rowOf(name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Month: October 2026' }).click()
  // No menu leads to the first month, which has nothing to compare with.
  await expect(page.locator('#month-menu').getByRole('link')).toHaveCount(3)
  await page.goto('/rank/hot?month=2026-08')
  await expect(page.getByRole('columnheader', { name: 'Since July' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Change' })).toHaveCount(0)
})

test('D7.2b home shows a map, what moved, and leaders by reach, each in one group', async ({ page }) => {
  await page.goto('/rank/hot')
  const rising = await page.locator('.subject .name').allInnerTexts()
  await page.goto('/')
  await expect(page.locator('.world a[href="/rank/region_ai/KR"]')).toHaveAccessibleName(/^South Korea/)
  const moved = page.getByRole('region', { name: 'What moved in October' })
  await expect(moved.getByRole('link', { name: 'Claude: from 12 to 16 countries' })).toBeVisible()
  await expect(moved.locator('li a')).toHaveText(rising.filter((name) => name !== 'Claude').slice(0, 4))
  const leaders = page.getByRole('region', { name: 'Top of each group' })
  const links = await leaders.locator('ol a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect([links.includes('/tool/chatgpt'), new Set(links).size]).toEqual([true, links.length])
  await expect(leaders.locator('li').filter({ hasText: 'ChatGPT' })).toContainText(/Chatbots\s*36/)
  await expect(page.getByRole('main')).not.toContainText(/no data|by visits/i)
})
