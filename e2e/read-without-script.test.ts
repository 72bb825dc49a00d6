import smallCatalogue from '../packages/core/src/testing/small-catalogue.json' with { type: 'json' }
import { locales } from '@polydex/contract/locale'
import { connect } from '@polydex/core/db/connect'
import { bareSite, expect, sampleSite, sampleSiteDatabase, test } from './site.ts'

/** Names of the tools in a category's newest ranking, in the order of the database. */
async function findRankedNames(category: string): Promise<string[]> {
  const db = connect(sampleSiteDatabase, { poolSize: 1 })
  const rows = await db
    .selectFrom('ranking_entries')
    .innerJoin('rankings', 'rankings.id', 'ranking_entries.ranking_id')
    .innerJoin('tools', 'tools.id', 'ranking_entries.tool_id')
    .select(['tools.name'])
    .where('rankings.kind', '=', 'category')
    .where('rankings.key', '=', category)
    .where('rankings.month', '=', (query) => query.selectFrom('rankings').select((e) => e.fn.max('month').as('month')))
    .orderBy('ranking_entries.position')
    .execute()
  await db.destroy()
  return rows.map(({ name }) => name)
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(sampleSite + path, { headers, redirect: 'manual' })

test('S2.3a S2.1 the ranking is complete HTML in Chinese, in the order of the database', async () => {
  const html = await (await get('/zh/rank/category_ai/copywriting')).text()
  expect(html).toContain('<html lang="zh-Hans-CN"')
  expect(html).toContain('文案')
  const names = [...html.matchAll(/<span class="name">([^<]+)<\/span>/g)].map(([, name]) => name)
  expect(names).toEqual(await findRankedNames('copywriting'))
  expect(names.length).toBeGreaterThan(4)
})

test('S1.2 every language has its own page, with alternates for nine languages and x-default', async () => {
  for (const { code, htmlLang } of locales) {
    const address = `${bareSite}${code === 'en' ? '' : `/${code}`}/rank/category_ai/seo`
    const html = await (await fetch(address)).text()
    expect(html).toContain(`<html lang="${htmlLang}"`)
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
    expect(alternates.map(([, tag]) => tag)).toEqual([...locales.map(({ hreflang }) => hreflang), 'x-default'])
    for (const [, , other = ''] of alternates)
      expect((await fetch(other, { method: 'HEAD', redirect: 'manual' })).status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${address}"`)
  }
})

test('S1.4a S1.4b S1.4e S1.4f S1.4g the head has title, description, type, viewport and format-detection', async () => {
  const html = await (await get('/')).text()
  expect(html).toMatch(/<title>[^<]{15,70}<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/)
  expect(html).toContain('<meta property="og:type" content="website"')
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"')
  expect(html).toContain('<meta name="format-detection" content="telephone=no"')
})

test('S1.4d D1.4 og:locale is en_US on English pages and the page’s own elsewhere, with alternates', async () => {
  expect(await (await get('/')).text()).toContain('<meta property="og:locale" content="en_US"')
  const taiwanese = await (await get('/tw')).text()
  expect(taiwanese).toContain('<meta property="og:locale" content="zh_TW"')
  expect(taiwanese.match(/og:locale:alternate/g)).toHaveLength(8)
})

test('S1.4h the favicon is at /favicon.ico', async () => {
  const response = await get('/favicon.ico')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('image')
})

test('S2.8 S8.1 unknown addresses show the 404 page in their language', async () => {
  const expected: [path: string, lang: string, text: string][] = [
    ['/nonsense', 'en', 'This page could not be found'],
    ['/nonsense/rank/category_ai', 'en', 'Back to the home page'],
    ['/rank/category_ai/nonsense', 'en', 'This page could not be found'],
    ['/rank/category_ai?page=99', 'en', 'This page could not be found'],
    ['/rank/category_ai?page=x', 'en', 'This page could not be found'],
    ['/rank/category_ai?month=2026-13', 'en', 'This page could not be found'],
    ['/tw/rank/category_ai/nonsense', 'zh-Hant-TW', '找不到'],
    ['/zh/nonsense', 'zh-Hans-CN', '404'],
  ]
  for (const [path, lang, text] of expected) {
    const response = await get(path)
    const html = await response.text()
    expect([path, response.status]).toEqual([path, 404])
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(text)
    expect(html).toContain('noindex')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  }
})

test('an unknown prefix runs no loader: the page contains no loader data', async () => {
  for (const path of ['/nonsense', '/nonsense/rank/category_ai']) {
    const html = await (await get(path)).text()
    expect(html).toContain(String.raw`\"loaderData\",{},`)
    expect((await get(`${path}.data`)).status).toBe(404)
  }
})

test('D2.3b another spelling of an address answers one 301 and keeps the query', async () => {
  const spellings: [given: string, wanted: string][] = [
    ['/ZH/Rank/category_ai/copywriting/', '/zh/rank/category_ai/copywriting'],
    ['/en', '/'],
    ['/zh/', '/zh'],
    ['/rank/category_ai/SEO?utm_source=x', '/rank/category_ai/seo?utm_source=x'],
    ['/rank/category_ai?page=1', '/rank/category_ai'],
  ]
  for (const [given, wanted] of spellings) {
    const response = await get(given)
    expect([given, response.status, response.headers.get('location')]).toEqual([given, 301, wanted])
    expect((await get(wanted)).status).toBe(200)
  }
})

test('request targets that another server might parse differently are refused', async () => {
  const { request } = await import('node:http')
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(sampleSite)
      request({ hostname, port, path }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .once('error', reject)
        .end()
    })
  for (const path of ['/rank/%2e%2e/zh', '/rank/../zh', 'http://evil.com/', '/a\\b', '/find#a'])
    expect([path, await statusOf(path)]).toEqual([path, 400])
})

test('D4.1 public pages set no cookie and do not vary by it', async () => {
  for (const path of [
    '/',
    '/de',
    '/rank/category_ai',
    '/ja/rank/category_ai/seo',
    '/nonsense',
    '/_.data',
    '/de.data',
  ]) {
    const response = await get(path, { Cookie: 'i18n_redirected=en; token=abc' })
    expect([path, response.headers.get('set-cookie')]).toEqual([path, null])
    expect(response.headers.get('vary')).not.toContain('Cookie')
  }
})

test('security headers are on every response', async () => {
  const paths = [
    '/',
    '/zh',
    '/nonsense',
    '/en',
    '/_.data',
    '/favicon.ico',
    '/flags/JP.svg',
    '/assets/nothing.js',
    '/rank/category_ai.data',
  ]
  for (const path of paths) {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect([path, policy.startsWith("default-src 'none'"), policy.includes('unsafe')]).toEqual([path, true, false])
    expect(policy.match(/default-src/g)).toHaveLength(1)
    for (const part of ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  }
})

test('pages carry no style attribute, which the policy would block', async () => {
  for (const path of ['/', '/rank/category_ai', '/nonsense'])
    expect(await (await get(path)).text()).not.toMatch(/<[a-z]+[^>]* style=/)
})

test('a page is compressed, and answers 304 to its ETag while unchanged', async () => {
  const first = await get('/rank/category_ai', { 'Accept-Encoding': 'br' })
  expect(first.headers.get('content-encoding')).toBe('br')
  const etag = first.headers.get('etag') ?? ''
  const second = await get('/rank/category_ai', { 'If-None-Match': etag })
  expect([second.status, await second.text()]).toEqual([304, ''])
  const head = await fetch(`${sampleSite}/rank/category_ai`, { method: 'HEAD', headers: { 'If-None-Match': etag } })
  expect(head.status).toBe(304)
})

test('public and private pages use an encoding that the client accepts', async () => {
  for (const path of ['/rank/category_ai', '/login', '/sitemap.xml'])
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0', null],
    ] as const)
      expect((await get(path, { 'Accept-Encoding': accepted })).headers.get('content-encoding')).toBe(encoding)
})

test('D3.1b without figures a ranking says so; with sample figures it says so and is not indexed', async () => {
  const html = await (await fetch(`${bareSite}/rank/category_ai/seo`)).text()
  expect(html).toContain('There are no visit figures yet')
  expect(html).toContain('no data')
  expect(html).not.toContain('noindex')
  expect(html).not.toContain('class="strip"')
  const sample = await (await get('/rank/category_ai/seo')).text()
  expect(sample).toContain('noindex')
  expect(sample).toMatch(/class="strip"[^]*Sample figures for demonstration, not real traffic[^]*<main/)
})

test('D1.3 the home page states the number of tools, the day of the last update and the figures month', async () => {
  const html = await (await get('/')).text()
  const [, tools] = /(\d+) tools in \d+ categories/.exec(html) ?? []
  expect(Number(tools)).toBe(smallCatalogue.length)
  expect(html).toMatch(/Catalogue as of \w+ \d+, 2\d{3}/)
  expect(html).toMatch(/Figures for \w+ 2\d{3} · sample/)
})

test('a category without tools has an empty state that links to the ranking across all categories', async ({
  page,
}) => {
  await page.goto('/rank/category_ai/legal')
  await expect(page.getByRole('heading', { name: 'No tools here yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Ranking across all categories' }).click()
  await expect(page.getByRole('heading', { name: 'Most visited AI tools' })).toBeVisible()
})
