import { locales, type Locale } from '@polydex/contract/locale'
import { expect, test } from '@playwright/test'
import { headingOf, plainText, textOf, textsIn } from './page-text.ts'
import { askApi, prefixOf, readPage } from './read-page.ts'
import { sampleSite } from './site.ts'
import { slugsIn } from './tool-lists.ts'

type Named = { name: string }[]

const headings = [
  ['', 'home.title'],
  ['/category', 'category.title'],
  ['/collect', 'collect.title'],
  ['/find', 'find.title'],
  ['/login', 'account.logIn'],
  ['/register', 'account.create'],
  ['/submit', 'submit.title'],
  ['/rank/Category', 'standings.title'],
  ['/rank/hot', 'trending.title'],
  ['/rank/region', 'region.titleAll'],
  ['/rank/Source', 'source.titleAll'],
] as const

/** English has no prefix: the language of the machine must not redirect it. */
const addressOf = (locale: Locale, path: string) => `${prefixOf(locale)}${path}` || '/'

for (const { code, htmlLang } of locales)
  test(`S2.2a–k S9.1c every fixed path shows its page, in ${code}`, async () => {
    for (const [path, id] of headings) {
      const { status, html } = await readPage(addressOf(code, path))
      expect([path, status]).toEqual([path, 200])
      expect([path, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([path, htmlLang])
      expect([path, headingOf(html)]).toEqual([path, textOf(code, id)])
    }
  })

const namesIn = (html: string) => textsIn(html, /<span class="name">(.*?)<\/span>/gs)

for (const [code, region] of [
  ['en', 'US'],
  ['ja', 'JP'],
] as const)
  test(`S2.3a–c the parameter chooses the list of a ranking, and has a default, in ${code}`, async () => {
    const lists = [
      ['/rank/category_ai/copywriting', '/rank/category_ai', 'getCategoryTools', 'category=copywriting', ''],
      ['/rank/region_ai/BR', '/rank/region_ai', 'getRegion', 'region=BR', `region=${region}`],
      ['/rank/Source_ai/search', '/rank/Source_ai', 'getSource', 'source=search', 'source=direct'],
    ] as const
    for (const [named, bare, call, query, usual] of lists) {
      const shown: string[][] = []
      for (const [path, asked] of [
        [named, query],
        [bare, usual],
      ] as const) {
        const { tools } = await askApi<{ tools: Named }>(`/api/ranking/${call}?locale=${code}&${asked}`)
        const { status, html } = await readPage(addressOf(code, path))
        expect([path, status]).toEqual([path, 200])
        expect([path, namesIn(html)]).toEqual([path, tools.map(({ name }) => name)])
        expect(tools.length).toBeGreaterThan(1)
        shown.push(namesIn(html))
      }
      expect(shown[0]).not.toEqual(shown[1])
    }
  })

for (const code of ['en', 'ja'] as const)
  test(`S2.3d S2.3e the parameter of /cate and /tool chooses the category and the tool, in ${code}`, async () => {
    const { groups } = await askApi<{ groups: { categories: { slug: string; name: string }[] }[] }>(
      `/api/cate/getGroupCate?locale=${code}`,
    )
    const categories = groups.flatMap((group) => group.categories)
    for (const slug of ['copywriting', 'chatbots']) {
      const { html } = await readPage(addressOf(code, `/cate/${slug}`))
      expect(headingOf(html)).toBe(categories.find((category) => category.slug === slug)?.name)
      const { tools } = await askApi<{ tools: { slug: string }[] }>(
        `/api/tools/getTools?locale=${code}&category=${slug}`,
      )
      expect(shownSlugs(html, code)).toEqual(tools.map((tool) => tool.slug))
    }
    const all = await askApi<{ tools: { slug: string }[] }>(`/api/tools/getTools?locale=${code}`)
    expect(shownSlugs((await readPage(addressOf(code, '/cate'))).html, code)).toEqual(all.tools.map(({ slug }) => slug))
    for (const { slug } of all.tools.slice(0, 3)) {
      const { name } = await askApi<{ name: string }>(`/api/tools/getToolsDetail?locale=${code}&toolId=${slug}`)
      expect(headingOf((await readPage(addressOf(code, `/tool/${slug}`))).html)).toBe(name)
    }
    const random = await fetch(sampleSite + addressOf(code, '/tool'), { redirect: 'manual' })
    const target = random.headers.get('location') ?? ''
    expect([random.status, target]).toEqual([302, expect.stringMatching(RegExp(`^${prefixOf(code)}/tool/[a-z0-9-]+$`))])
    expect((await readPage(target)).status).toBe(200)
  })

const shownSlugs = (html: string, code: Locale) =>
  slugsIn(html.replaceAll(`href="${prefixOf(code)}/tool/`, 'href="/tool/'))

for (const { code, htmlLang } of locales)
  test(`S2.8 unknown paths and invalid parameters show the 404 page of ${code}`, async () => {
    for (const path of ['/nowhere', '/tool/there-is-no-such-tool', '/rank/category_ai?page=0', '/find?sort=nonsense']) {
      const { status, html } = await readPage(addressOf(code, path))
      expect([path, status]).toEqual([path, 404])
      expect([path, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([path, htmlLang])
      expect([path, headingOf(html)]).toEqual([path, textOf(code, 'errors.notFound')])
      const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
      const home = [...main.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].find(
        ([, , text = '']) => plainText(text) === textOf(code, 'errors.backHome'),
      )
      expect([path, home?.[1]]).toEqual([path, addressOf(code, '')])
    }
  })

for (const { code, htmlLang } of locales)
  test(`D2.2 /about, the account pages and shared lists answer in ${code}`, async () => {
    for (const [path, id] of [
      ['/about', 'about.title'],
      ['/account/reset', 'account.resetTitle'],
      ['/account/confirm', 'account.confirmTitle'],
    ] as const) {
      const { status, html } = await readPage(addressOf(code, path))
      expect([path, status, headingOf(html)]).toEqual([path, 200, textOf(code, id)])
    }
    const account = await fetch(sampleSite + addressOf(code, '/account'), { redirect: 'manual' })
    expect([account.status, account.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(RegExp(`^${prefixOf(code)}/login\\?next=`)),
    ])
    const shared = await readPage(addressOf(code, `/collect/shared/${'k'.repeat(43)}`))
    expect([shared.status, /<html lang="([^"]+)"/.exec(shared.html)?.[1]]).toEqual([404, htmlLang])
  })
