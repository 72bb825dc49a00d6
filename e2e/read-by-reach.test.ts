import { expect, test } from '@playwright/test'
import { locales, type Locale } from '@polydex/contract/locale'
import { localeOfPath } from '../apps/web/app/addresses/path-to.ts'
import { headingOf, plainText, textOf, textsIn } from './page-text.ts'
import { prefixOf, readPage } from './read-page.ts'
import { listedSite } from './site.ts'

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
const falseWords = /.*\b(?:visits|visited|no data|traffic)\b.*/gi

test('D1.3b D3.1i no page says visits, visited, traffic or no data if only places in lists are known', async () => {
  for (const path of [
    '/find',
    '/find?q=write',
    '/find?sort=direct',
    '/category',
    '/cate/copywriting',
    '/rank/category_ai',
    '/rank/category_ai/copywriting',
    '/rank/category_ai?month=2026-08',
    '/rank/Category',
    '/about',
    '/collect',
    '/submit',
  ])
    expect([path, (await readWords(path)).match(falseWords)]).toEqual([path, null])
})

/** "Visits", in the other languages. */
const visits = /visitas|visitad|Besuch|besucht|造訪|访问|訪問|방문|lượt truy cập|truy cập nhiều/

test('D1.3b rankings and /about say reach instead of visits in every language', async () => {
  for (const { code } of locales)
    for (const path of ['/rank/category_ai', '/rank/Category', '/about']) {
      const words = await readWords(prefixOf(code) + path)
      expect([code, path, visits.exec(words)?.[0]]).toEqual([code, path, undefined])
      expect(words).toContain(textOf(code, 'find.sortReach').slice(1))
    }
})

test('D7.2e a ranking by reach has rank, strip, words, ups and downs and three countries for each tool', async () => {
  const { html } = await readPage('/rank/category_ai', listedSite)
  const table = /<table[^]*?<\/table>/.exec(html)?.[0] ?? ''
  const [head = '', body = ''] = table.split('</thead>')
  expect(textsIn(head, /<th[^>]*>(.*?)<\/th>/gs)).toEqual([
    'Rank',
    'Change',
    'Tool',
    'In country lists',
    'Since September',
    'Best places',
  ])
  const claude = body.split('<tr').find((row) => row.includes('/tool/claude"')) ?? ''
  const cells = textsIn(claude, /<t[hd][^>]*>(.*?)<\/t[hd]>/gs)
  expect(cells[3]).toBe('First 1,000 in 16 countries · listed in 36')
  expect(cells[4]).toBe('4 up 0 down')
  expect(textsIn(claude, /class="coded-flag">(.*?<\/span>)<\/span>/gs)).toEqual(['KR', 'TW', 'AU'])
  expect(claude).toContain('<svg class="band-strip"')

  const last = await readPage('/rank/category_ai?page=3', listedSite)
  const rytr = last.html.split('<tr').find((row) => row.includes('/tool/rytr"')) ?? ''
  expect(textsIn(rytr, /<t[hd][^>]*>(.*?)<\/t[hd]>/gs).filter((text) => !text.includes('Rytr'))).toEqual([
    '',
    '',
    'not listed',
    '',
    '',
  ])
})

const linksIn = (html: string, part: RegExp): string[] =>
  [...(part.exec(html)?.[0] ?? '').matchAll(/href="(\/[^"#]*)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

test('D1.6l menus link only to pages that have content', async () => {
  for (const locale of ['en', 'ko'] satisfies Locale[]) {
    const { html } = await readPage(`${prefixOf(locale)}/rank/category_ai`, listedSite)
    const header = linksIn(html, /<header class="[^]*?<\/header>/)
    const footer = linksIn(html, /<footer class="[^]*?<\/footer>/)
    const tabs = linksIn(html, /<nav class="rank-menu[^]*?<\/nav>/)
    expect([header.length > 20, footer.length > 15, tabs.length]).toEqual([true, true, 4])
    const pages = [...new Set([...header, ...footer, ...tabs])].filter(
      (address) => !address.startsWith('/api') && localeOfPath(address) === locale,
    )
    expect(pages.filter((address) => /source/i.test(address))).toEqual([])
    // The list of South Korea is held, that of the United States is not.
    expect(pages.filter((address) => address.includes('region_ai'))).toEqual(
      locale === 'ko' ? ['/ko/rank/region_ai/KR'] : [],
    )
    for (const address of pages.filter((one) => one.includes('/rank/') || one.includes('/cate'))) {
      const answer = await readPage(address, listedSite)
      const main = /<main[^]*<\/main>/.exec(answer.html)?.[0] ?? ''
      expect([address, answer.status, main.includes('rank-empty')]).toEqual([address, 200, false])
      expect([address, /<(?:tr|li)\b[^]*<a /.test(main)]).toEqual([address, true])
    }
  }
  // A site with figures by source hides nothing.
  const sample = await readPage('/rank/category_ai')
  expect(linksIn(sample.html, /<nav class="rank-menu[^]*?<\/nav>/)).toContain('/rank/Source')
})

test('D1.6l rankings by source keep their addresses, say that there are no figures and lead to others', async () => {
  for (const path of ['/rank/Source', '/rank/Source_ai/search']) {
    const { status, html } = await readPage(path, listedSite)
    expect([path, status]).toEqual([path, 200])
    expect(plainText(html)).toContain(textOf('en', 'ranking.noFiguresSources'))
    expect(linksIn(html, /<ul class="rank-others[^]*?<\/ul>/)).toEqual([
      '/rank/category_ai',
      '/rank/hot',
      '/rank/Category',
      '/rank/region',
    ])
  }
  expect(plainText((await readPage('/find?sort=direct', listedSite)).html)).toContain(textOf('en', 'find.noSources'))
  // The tiles of lists that are missing lead to their names.
  const tool = await readPage('/tool/claude', listedSite)
  expect(linksIn(tool.html, /<main[^]*<\/main>/)).not.toContain('/rank/region_ai/US')
})

const sortsOf = (html: string) =>
  textsIn(/id="sort-menu"[^]*?class="btn order/.exec(html)?.[0] ?? '', /<a [^>]*>(.*?)<\/a>/gs)

test('D7.4b lists can be sorted by reach, and by source only if sources are known', async () => {
  const listed = await readPage('/find', listedSite)
  expect(sortsOf(listed.html)).toEqual(['Reach', 'Date added'])
  expect(listed.html).toContain('Widest first')
  expect(sortsOf((await readPage('/find')).html)).toContain('Direct')
})

for (const locale of ['ja', 'de'] satisfies Locale[])
  test(`D1.3b titles and menus of rankings name reach in ${locale}`, async () => {
    const all = await readPage(`/${locale}/rank/category_ai`, listedSite)
    expect(headingOf(all.html)).toBe(textOf(locale, 'byCategory.titleAllReach'))
    expect(textsIn(all.html, /<nav class="rank-menu[^>]*>.*?<a [^>]*>(.*?)<\/a>/gs)[0]).toBe(
      textOf(locale, 'site.rankToolsReach'),
    )
    expect(headingOf((await readPage(`/${locale}/rank/Category`, listedSite)).html)).toBe(
      textOf(locale, 'standings.titleReach'),
    )
  })

test('D3.1i /about explains the formula in use, for reach with an example', async () => {
  const example = /50,000 ÷ 1,000 = 50\s[^]*20,000 ÷ 5,000 = 4\s[^]*Reach: 50 \+ 4 = 54/
  expect(await readWords('/about')).toMatch(example)
  const sample = await readPage('/about')
  expect(plainText(sample.html)).toContain(textOf('en', 'about.growthText'))
  expect(sample.html).not.toContain('50 + 4')
})
