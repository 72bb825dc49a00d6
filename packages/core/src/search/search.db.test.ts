import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { getSuggestions } from '../tool/get-suggestions.ts'
import type { ToolListQuery } from '../tool/choose-page.ts'
import { getTools } from '../tool/get-tools.ts'
import { understandQuery } from './query/understand-query.ts'
import { createSearchedTools, searchSlugs, searchTools } from '../testing/test-search.ts'

const database = openTestDatabase()
beforeAll(() => createSearchedTools(database.db))

const search = (q: string, query: Partial<ToolListQuery> = {}) => searchTools(database.db, q, query)
const slugsOf = (q: string, query: Partial<ToolListQuery> = {}) => searchSlugs(database.db, q, query)

const suggest = async (q: string, locale: Locale = 'en') =>
  (await getSuggestions(database.db, { q, locale })).suggestions.map(({ kind, slug }) => `${kind} ${slug}`)

describe('a search', () => {
  const tasks: [Locale, string][] = [
    ['en', 'removing backgrounds'],
    ['tw', '去背'],
    ['zh', '去除背景'],
    ['es', 'quitar fondos'],
    ['de', 'Fotohintergrund entfernen'],
    ['ja', '背景削除'],
    ['ko', '배경 제거'],
    ['ko', '배경제거'],
    ['vi', 'xoa nen'],
    ['pt', 'remover fundo'],
  ]
  it.each(tasks)('S1.1c %s: %s finds the tool for the task', async (locale, query) => {
    expect((await slugsOf(query, { locale }))[0]).toBe('cutter')
  })

  it.each(tasks)('in every language of the page, %s: %s finds it too', async (_, query) => {
    for (const locale of localeCodes)
      expect([locale, (await slugsOf(query, { locale }))[0]]).toEqual([locale, 'cutter'])
  })

  it.each([
    ['翻译', ['linguo', 'yiwen']],
    ['翻譯', ['linguo', 'yiwen']],
    ['Ubersetzung', ['linguo', 'yiwen']],
    ['ﾃﾞｰﾀ', ['linguo', 'yiwen']],
    ['TRADUCAO', ['linguo', 'yiwen']],
  ])('finds the same tools in every spelling: %s', async (query, expected) => {
    expect((await slugsOf(query)).toSorted()).toEqual(expected)
  })

  it.each([
    ['SnapCutter', 'cutter'],
    ['snap cutter', 'cutter'],
    ['cutter', 'cutter'],
    ['snapcuter', 'cutter'],
    ['xnapcutter', 'cutter'],
    ['译文', 'yiwen'],
    ['译文痛', 'yiwen'],
    ['스냅커터', 'cutter'],
  ])('finds a tool by its name, typed as %s', async (query, expected) => {
    expect((await slugsOf(query))[0]).toBe(expected)
  })

  it.each([
    ['en', 'Zorbuddy', []],
    ['en', 'SnapLetter', ['cutter']],
    ['en', 'snapcattr', ['cutter']],
    ['ja', 'パチンコ', []],
    ['zh', '稿定', []],
  ] as const)('in %s, says that %s is not listed, and shows nothing but near tools', async (locale, q, near) => {
    const { isUnlisted, didYouMean, tools } = await search(q, { locale })
    expect([isUnlisted, didYouMean, tools.slice(0, 1).map(({ slug }) => slug)]).toEqual([true, null, near])
    expect(tools.length).toBeLessThanOrEqual(12)
  })

  it.each(['snapcuter', 'remove bakground', 'letter', 'bakground', 'quitar', 'snap', '去背', '배경제거'])(
    'does not take %s for a name that is not listed',
    async (query) => {
      expect((await search(query)).isUnlisted).toBe(false)
    },
  )

  it('suggests what was probably meant, and searches for it', async () => {
    expect(await search('snapcuter')).toMatchObject({ didYouMean: 'SnapCutter', total: 1 })
    expect(await search('remove bakground')).toMatchObject({ didYouMean: 'remove background', total: 1 })
    expect(await search('ubersetzvng documents')).toMatchObject({ didYouMean: null })
    expect(await search('ubersetzvng', { locale: 'de' })).toMatchObject({ didYouMean: 'übersetzung', total: 2 })
    expect(await search('Übersetzng', { locale: 'de' })).toMatchObject({ didYouMean: 'Übersetzung', total: 2 })
    expect(await search('background')).toMatchObject({ didYouMean: null, total: 1 })
  })

  it.each(['knit socks', 'knitting a sock', '靴下を編む', '靴下編む'])(
    'S1.1c finds a tool by its task, even if the tool lacks the words: %s',
    async (query) => {
      for (const locale of localeCodes) expect([locale, await slugsOf(query, { locale })]).toEqual([locale, ['linguo']])
    },
  )

  it('finds nothing for queries that no tool matches', async () => {
    for (const query of ['zxqvjk', '!!!', '😀', 'unicorn saddle', '馬鹿', 'パチンコ', '麻将', "' & | :*"])
      expect([query, await slugsOf(query)]).toEqual([query, []])
  })

  it('combines with filters, sorting, paging and facets, with correct counts', async () => {
    const list = await search('letters', { facets: true, pageSize: 5 })
    expect(list).toMatchObject({ total: 12, totalIsLeast: false, pages: 3 })
    const pages = [1, 2, 3].map((page) => slugsOf('letters', { page, pageSize: 5 }))
    expect(new Set((await Promise.all(pages)).flat()).size).toBe(12)
    const free = await search('letters', { price: ['free'], facets: true })
    expect([free.total, free.tools.length]).toEqual([6, 6])
    expect(free.facets?.price.map(({ value, tools }) => [value, tools])).toEqual(
      expect.arrayContaining([
        ['free', 6],
        ['paid', 6],
      ]),
    )
    expect(free.facets?.category.map(({ tools }) => tools)).toEqual([6, 0, 0])
    const sorted = await slugsOf('letters', { sort: 'added', order: 'asc' })
    expect(sorted).toEqual((await slugsOf('letters')).toSorted())
    expect((await search('letters', { sort: 'added', price: ['free'] })).total).toBe(6)
  })

  it('highlights matches in the language shown', async () => {
    const [card] = (await search('背景', { locale: 'tw' })).tools
    expect(card?.highlight?.description).toEqual([{ start: 7, length: 2 }])
    expect((await search('snap c')).tools[0]?.highlight?.name).toEqual([{ start: 0, length: 5 }])
    expect(
      (await getTools(database.db, { locale: 'en', page: 1, pageSize: 1, facets: false })).tools[0],
    ).not.toHaveProperty('highlight')
  })

  it('offers filters to drop and matching categories if nothing is found', async () => {
    const { total, rescue } = await search('remove background', { category: ['translation'], price: ['free'] })
    expect(total).toBe(0)
    expect(rescue?.drops).toEqual([])
    const one = await search('letters', { price: ['contact'] })
    expect(one.rescue?.drops).toEqual([{ part: 'price', value: null, tools: 12 }])
    const named = await search('translation gizmo xyzzy', { price: ['contact'] })
    expect(named.rescue?.categories.map(({ slug }) => slug)).toEqual(['translation'])
    expect((await search('letters')).rescue).toBeNull()
  })
})

describe('suggestions', () => {
  it('are categories and tools with a word that begins like the query, in any language', async () => {
    expect(await suggest('tra')).toEqual(['category translation'])
    expect(await suggest('TRA', 'ja')).toEqual(['category translation'])
    expect(await suggest('snap')).toEqual(['tool cutter'])
    expect(await suggest('pro')).toEqual(['tool linguo'])
    expect(await suggest('译')).toEqual(['tool yiwen'])
    // Its own name comes before the other name of a better-known tool.
    expect(await suggest('lingu')).toEqual(['tool linguo', 'tool cutter'])
    expect(await suggest('snapxut')).toEqual([])
    expect(await suggest('snapcuttar')).toEqual(['tool cutter'])
    expect(await suggest('&&&')).toEqual([])
    expect((await suggest('w')).length).toBe(9)
  })
})

const understand = async (q: string, locale: Locale = 'en') => {
  const { words, filters, alternativesTo, versus } = await understandQuery(database.db, { q, locale })
  return [words, filters.map(({ value }) => value).join(), alternativesTo?.slug, versus?.map(({ slug }) => slug).join()]
}

describe('what a search asks for besides its words', () => {
  it.each([
    ['alternatives to SnapCutter', 'en'],
    ['best free snapcutter alternative', 'en'],
    ['apps like snap cutter', 'en'],
    ['SnapCutter 替代品', 'tw'],
    ['类似 SnapCutter 的工具', 'zh'],
    ['alternativas a SnapCutter', 'es'],
    ['SnapCutter Alternativen', 'de'],
    ['SnapCutterの代わり', 'ja'],
    ['스냅커터 대안', 'ko'],
    ['thay thế SnapCutter', 'vi'],
    ['alternativa ao SnapCutter', 'pt'],
  ] as const)('%s: the tools like SnapCutter', async (query, locale) => {
    expect((await understand(query, locale))[2]).toBe('cutter')
  })

  it.each([
    'snapcutter vs linguo pro',
    'SnapCutter oder Linguo Pro',
    'SnapCutter 对比 译文通',
    'SnapCutterと譯文通 どっち',
  ])('%s: both tools', async (query) => expect((await understand(query))[3]).toMatch(/^cutter,(linguo|yiwen)$/))

  it('leaves names, words and unknown tools alone', async () => {
    expect(await understand('alternatives to flurbnax')).toEqual(['alternatives to flurbnax', '', undefined, undefined])
    expect(await understand('SnapCutter')).toEqual(['SnapCutter', '', undefined, undefined])
    expect(await understand('free cutter app')).toEqual(['cutter app', 'free-to-use', undefined, undefined])
    expect(await understand('free app')).toEqual(['', 'free-to-use', undefined, undefined])
  })
})
