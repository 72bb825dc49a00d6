import { locales } from '@polydex/contract/locale/locale'
import { bareSite, expect, sampleSite, test } from './site.ts'

const read = async (address: string) => {
  const response = await fetch(address, { redirect: 'manual' })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const pick = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const locations = (text: string) => pick(text, /<loc>([^<]+)<\/loc>/g)
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href])

test('robots.txt names a sitemap index for every language, and every index and sitemap loads', async () => {
  const robots = await read(`${bareSite}/robots.txt`)
  expect([robots.status, robots.type]).toEqual([200, 'text/plain; charset=utf-8'])
  const indexes = pick(robots.text, /^Sitemap: (.+)$/gm)
  expect(indexes).toHaveLength(locales.length)
  for (const index of indexes) {
    const { status, type, text } = await read(index)
    expect([index, status, type]).toEqual([index, 200, 'application/xml; charset=utf-8'])
    for (const file of locations(text)) expect([file, (await read(file)).status]).toEqual([file, 200])
  }
})

test('addresses in a sitemap are canonical and indexable, with the alternates that the sitemap names', async () => {
  const files = locations((await read(`${bareSite}/ja/sitemap.xml`)).text)
  const texts = await Promise.all(files.map(async (file) => (await read(file)).text))
  const entries = texts.flatMap((text) => pick(text, /<url>(.*)<\/url>/g))
  expect(entries.length).toBeGreaterThan(60)
  // One of each kind of page, and some tools.
  const kindOf = (entry: string) => (locations(entry)[0] ?? '').replace(/\/(tool|cate|rank\/\w+_ai)\/.*/, '/$1')
  const chosen = [...Map.groupBy(entries, kindOf).values()].flatMap((group) => group.slice(0, 2))
  expect(chosen.length).toBeGreaterThan(8)
  for (const entry of chosen) {
    const [address = ''] = locations(entry)
    const { status, text } = await read(address)
    expect([address, status, text.includes('noindex')]).toEqual([address, 200, false])
    expect(text).toContain(`<link rel="canonical" href="${address}"`)
    const named = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href])
    expect(named).toHaveLength(locales.length + 1)
    expect(alternatesOf(text)).toEqual(named)
  }
})

test('pages that must not be indexed say so, have no language alternates and are in no sitemap', async () => {
  const pages = (await read(`${bareSite}/sitemap/pages.xml`)).text
  for (const path of ['/find?q=a', '/find?category=seo', '/cate/seo?price=paid', '/cate/legal', '/login', '/collect']) {
    const { text } = await read(bareSite + path)
    expect([path, text.includes('noindex'), alternatesOf(text)]).toEqual([path, true, []])
    expect(pages).not.toContain(`${bareSite}${path}<`)
  }
  const second = await read(`${bareSite}/find?page=2`)
  expect(second.text).toContain(`<link rel="canonical" href="${bareSite}/find?page=2"`)
  // Sample figures must not be indexed at all.
  expect(alternatesOf((await read(`${sampleSite}/about`)).text)).toEqual([])
  expect(locations((await read(`${sampleSite}/sitemap.xml`)).text)).toEqual([])
  expect((await read(`${sampleSite}/sitemap/pages.xml`)).status).toBe(404)
})
