import { describe, expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'
import { getRandomTools, getTools } from '../tool/tool.ts'

const readFacets = (facets: string) => getTools.input.safeParse({ facets }).data?.facets
const readCount = (count: string) => getRandomTools.input.safeParse({ count }).data?.count
const withLocale = endpoints.filter(({ example }) => 'locale' in (example as object))

describe('schemas of calls', () => {
  it.each(withLocale)('D7.6 $path without a locale defaults to English', ({ input, example }) => {
    const { locale: _, ...rest } = example as { locale: string }
    expect(input.safeParse(rest)).toMatchObject({ success: true, data: { locale: 'en' } })
  })

  it('D7.5 accept only true and false for a boolean', () => {
    expect(['true', 'false'].map(readFacets)).toEqual([true, false])
    for (const word of ['yes', 'no', '1', '0', 'on', 'off', 'TRUE', 'enabled', ''])
      expect([word, readFacets(word)]).toEqual([word, undefined])
  })

  it('D7.5 accept only digits for a number, within its range', () => {
    expect(['1', '12'].map(readCount)).toEqual([1, 12])
    for (const text of ['0', '13', '1e1', ' 1', '1.0', '-1', ''])
      expect([text, readCount(text)]).toEqual([text, undefined])
  })
})
