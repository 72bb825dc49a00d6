import { localeCodes } from '@polydex/contract/locale/locale'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pages } from '../../app/addresses/pages.ts'
import { localizePath, pathTo, stripLocale } from '../../app/addresses/path-to.ts'
import { canonicalAddress } from './canonical-address.ts'

const redirectOf = (target: string): string | undefined => {
  const [pathname = '', search = ''] = target.split(/(?=\?)/, 2)
  return canonicalAddress(pathname, search)
}

describe('canonicalAddress', () => {
  it.each([
    ['/ZH/Rank/category_ai/copywriting/', '/zh/rank/category_ai/copywriting'],
    ['/zh//rank/category_ai', '/zh/rank/category_ai'],
    ['/en/rank/category_ai', '/rank/category_ai'],
    ['/rank/Category_AI/Copywriting', '/rank/category_ai/copywriting'],
    ['/tool/ChatGPT', '/tool/chatgpt'],
    ['/rank/category_ai/copy%77riting', '/rank/category_ai/copywriting'],
  ])('D2.3b spells %s as %s', (given, wanted) => expect(redirectOf(given)).toBe(wanted))

  it.each([
    ['/rank/category_ai?page=1', '/rank/category_ai'],
    ['/rank/category_ai?page=2&month=2026-09', '/rank/category_ai?month=2026-09&page=2'],
    ['/rank/category_ai?page=2&page=3', '/rank/category_ai?page=2'],
    ['/rank/category_ai?utm_source=a&page=2', '/rank/category_ai?page=2&utm_source=a'],
    ['/find?features=b,a,b&category=x&q=+ai+', '/find?q=ai&category=x&features=a,b'],
    ['/find?sort=visits&order=desc', '/find'],
    ['/cate/seo?category=x&price=free', '/cate/seo?price=free&category=x'],
    // Former features are values of other filters, or of none.
    ['/find?features=api,b', '/find?features=b&platform=api'],
    ['/find?features=no-signup&sort=added', '/find?signUp=no&sort=added'],
    ['/cate/seo?features=multilingual', '/cate/seo?features=many-languages'],
    ['/find?q=&price=paid&features=b,a&price=free&features=b&sort=', '/find?price=free,paid&features=a,b'],
    ['/tool/kimi/countries?sort=length&month=2026-01', '/tool/kimi/countries?month=2026-01'],
  ])('D7.5 spells %s as %s', (given, wanted) => expect(redirectOf(given)).toBe(wanted))

  it.each(['/nonsense', '/rank', '/rank/category_ai/a/b', '/tool/chatgpt/countries/a', '/rank/category_ai/%ff'])(
    'leaves %s to the router',
    (given) => expect(redirectOf(given)).toBeUndefined(),
  )

  it('D2.3b is idempotent for any address, and never returns one that starts with //', () => {
    const anySegment = fc.oneof(
      fc.constantFrom('rank', 'Rank', 'category_ai', 'find', 'zh', 'EN', 'a', 'A-b', '', '%41', 'x.data'),
      fc.string(),
    )
    const anyQuery = fc.array(
      fc.tuple(
        fc.constantFrom('page', 'month', 'pageSize', 'utm', 'q', 'price', 'features'),
        fc.constantFrom('', '1', '2', '24', 'ä', 'b,a', 'a,,a'),
      ),
    )
    fc.assert(
      fc.property(fc.array(anySegment, { maxLength: 5 }), anyQuery, (segments, query) => {
        const pathname = `/${segments.map((segment) => segment.replaceAll('?', '')).join('/')}`
        const search = query.length === 0 ? '' : `?${query.map((pair) => pair.join('=')).join('&')}`
        const once = canonicalAddress(pathname, search)
        if (once === undefined) return
        expect(redirectOf(once)).toBe(once)
        expect(once.startsWith('//')).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('pathTo', () => {
  it('S2.1 gives English no prefix, and other languages their own', () => {
    expect(pathTo('home', 'en')).toBe('/')
    expect(pathTo('home', 'zh')).toBe('/zh')
    expect(pathTo('rank-category-tools', 'pt', 'seo', { page: 2, month: '2026-09' })).toBe(
      '/pt/rank/category_ai/seo?month=2026-09&page=2',
    )
  })

  it('S2.1 D2.3b builds only canonical addresses, in every language', () => {
    for (const { name } of pages) {
      for (const locale of localeCodes) {
        const path = pathTo(name, locale, name === 'rank-region-tools' ? 'JP' : 'seo')
        expect(redirectOf(path)).toBe(path)
      }
    }
  })

  it('S4.3d leads to the same page in another language and back', () => {
    for (const from of localeCodes) {
      for (const to of localeCodes) {
        const path = pathTo('rank-category-tools', from, 'seo')
        expect(localizePath(localizePath(path, to), from)).toBe(path)
        expect(stripLocale(localizePath(path, to))).toBe('/rank/category_ai/seo')
      }
    }
  })
})
