import { describe, expect, it } from 'vitest'
import { analyzeQuery } from './analyze-query.ts'
import { coverRun } from '../text/cover-run.ts'
import { foldText } from '../text/fold-text.ts'
import { isOneEdit } from './correct-query.ts'

describe('isOneEdit', () => {
  it.each([
    ['canva', 'canvs', true],
    ['canva', 'cannva', true],
    ['canva', 'cavna', true],
    ['canva', 'canva', false],
    ['canva', 'cnavs', false],
    ['𠮷野', '𠮷', true],
  ])('for %s and %s is %s', (first, second, expected) => {
    expect([isOneEdit(first, second), isOneEdit(second, first)]).toEqual([expected, expected])
  })
})

const cover = (query: string, known: string[]) => {
  const [part] = analyzeQuery(query).parts
  if (part?.kind !== 'run') throw new Error('no run')
  return coverRun(part, (pair) => (known.map(foldText).includes(pair) ? 10 : 0)).map(({ text }) => text)
}

describe('coverRun', () => {
  it('prefers words to pairs that span two words', () => {
    expect(cover('背景削除', ['背景', '景削', '削除'])).toEqual(['背景', '削除'])
    expect(cover('背景を削除する', ['背景', '削除', 'する'])).toEqual(['背景', 'を', '削除', 'す', 'る'])
    expect(cover('做海报', ['海报'])).toEqual(['做', '海报'])
    expect(cover('이미지생성', ['이미', '미지', '생성'])).toEqual(['이미', '미지', '생성'])
  })

  it('treats a word in kana as a word, not as grammar', () => {
    expect(cover('ほんやく', ['ほん', 'やく'])).toEqual(['ほん', 'やく'])
    expect(cover('切り抜き', ['切り', 'り抜', '抜き'])).toEqual(['切り', '抜き'].map(foldText))
  })
})

describe('analyzeQuery', () => {
  it('finds nothing in symbols, and limits the parts and the key of a long query', () => {
    expect(analyzeQuery(" & | ! ( ) :* <-> ' \\ 😀").parts).toEqual([])
    expect(analyzeQuery('a '.repeat(100)).parts.length).toBeLessThanOrEqual(10)
    expect(analyzeQuery('字'.repeat(200)).key.length).toBeLessThanOrEqual(80)
  })
})
