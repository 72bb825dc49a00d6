import { locales, type Locale } from '@polydex/contract/locale/locale'
import { expect, test } from '@playwright/test'
import { headingOf, textOf, textsIn } from './page-text.ts'
import { askApi, prefixOf, readPage } from './read-page.ts'
import { sampleSite } from './site.ts'
import { slugsIn } from './tool-lists.ts'

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
  ['/about', 'about.title'],
  ['/account/reset', 'account.resetTitle'],
  ['/account/confirm', 'account.confirmTitle'],
] as const

/** English has no prefix: the language of the machine must not redirect it. */
const addressOf = (locale: Locale, path: string) => `${prefixOf(locale)}${path}` || '/'

const langOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1]

test('S2.2a–k S9.1c D2.2 every fixed path shows its page, in every language', async () => {
  for (const { code, htmlLang } of locales) {
    for (const [path, id] of headings) {
      const { status, html } = await readPage(addressOf(code, path))
      expect([path, status, langOf(html), headingOf(html)]).toEqual([path, 200, htmlLang, textOf(code, id)])
    }
    const account = await fetch(sampleSite + addressOf(code, '/account'), { redirect: 'manual' })
    const target = expect.stringMatching(RegExp(`^${prefixOf(code)}/login\\?next=`))
    expect([account.status, account.headers.get('location')]).toEqual([302, target])
  }
})

test('S2.8 unknown paths, invalid parameters and unknown lists show the 404 page, in every language', async () => {
  const paths = ['/nowhere', '/tool/there-is-no-such-tool', '/rank/category_ai?page=0', '/find?sort=nonsense']
  for (const { code, htmlLang } of locales) {
    for (const path of paths) {
      const { status, html } = await readPage(addressOf(code, path))
      const heading = textOf(code, 'errors.notFound')
      expect([path, status, langOf(html), headingOf(html)]).toEqual([path, 404, htmlLang, heading])
    }
    const shared = await readPage(addressOf(code, `/lists/${'k'.repeat(43)}`))
    expect([shared.status, langOf(shared.html)]).toEqual([404, htmlLang])
  }
})

const namesIn = (html: string) => textsIn(html, /<span class="name">(.*?)<\/span>/gs)

test('S2.3a–c the parameter chooses the list of a ranking, and has a default', async () => {
  for (const [code, region] of [
    ['en', 'US'],
    ['ja', 'JP'],
  ] as const)
    for (const [path, asked] of [
      ['/rank/category_ai', 'getCategoryTools?'],
      ['/rank/category_ai/copywriting', 'getCategoryTools?category=copywriting'],
      ['/rank/region_ai', `getRegion?region=${region}`],
      ['/rank/region_ai/BR', 'getRegion?region=BR'],
      ['/rank/Source_ai', 'getSource?source=direct'],
      ['/rank/Source_ai/search', 'getSource?source=search'],
    ] as const) {
      const { tools } = await askApi<{ tools: { name: string }[] }>(`/api/ranking/${asked}&locale=${code}`)
      expect(tools.length).toBeGreaterThan(1)
      const { html } = await readPage(addressOf(code, path))
      expect([path, namesIn(html)]).toEqual([path, tools.map(({ name }) => name)])
    }
})

test('S2.3d S2.3e the parameter of /cate and /tool chooses the category and the tool; without it, all and any', async () => {
  for (const [path, query] of [
    ['/cate', ''],
    ['/cate/copywriting', '&category=copywriting'],
    ['/cate/chatbots', '&category=chatbots'],
  ] as const) {
    const { tools } = await askApi<{ tools: { slug: string; name: string }[] }>(`/api/tools/getTools?locale=en${query}`)
    expect([path, slugsIn((await readPage(path)).html)]).toEqual([path, tools.map(({ slug }) => slug)])
    for (const { slug, name } of tools.slice(0, 2)) expect(headingOf((await readPage(`/tool/${slug}`)).html)).toBe(name)
  }
  const random = await fetch(`${sampleSite}/ja/tool`, { redirect: 'manual' })
  const target = random.headers.get('location') ?? ''
  expect([random.status, target]).toEqual([302, expect.stringMatching(/^\/ja\/tool\/[a-z0-9-]+$/)])
  expect((await readPage(target)).status).toBe(200)
})
