import { describe, expect, it } from 'vitest'
import { analyzeQuery } from './analyze-query.ts'
import { coverRun } from '../text/cover-run.ts'
import { foldText } from '../text/fold-text.ts'
import { isOneEdit } from './correct-query.ts'
import { stemWord } from '../text/stem-word.ts'
import { stripKorean } from '../text/strip-korean.ts'

const families = [
  ['en', 'translate translation translator translating'],
  ['en', 'summary summarize summarise summarizer summarization'],
  ['en', 'code coding coder'],
  ['en', 'plan planning planner plans'],
  ['es', 'traducir traduccion traductor'],
  ['es', 'generar generador generacion'],
  ['pt', 'traduzir traducao tradutor'],
  ['pt', 'gerar gerador geracao'],
  ['de', 'ubersetzen ubersetzung ubersetzer ubersetzt'],
  ['de', 'bild bilder bildern'],
] as const

describe('stemWord', () => {
  it.each(families)('%s: %s have the same stem', (locale, words) => {
    expect(new Set(words.split(' ').map((word) => stemWord(word, locale))).size).toBe(1)
  })

  it('leaves short words and words of other languages unchanged', () => {
    expect([stemWord('ads', 'en'), stemWord('nen', 'vi'), stemWord('images', 'ja')]).toEqual(['ads', 'nen', 'images'])
  })
})

describe('stripKorean', () => {
  it.each([
    ['배경을', '배경'],
    ['번역하기', '번역'],
    ['이미지를', '이미지'],
    ['회의에서는', '회의'],
    ['놀이', '놀이'],
  ])('reduces %s to %s', (word, stem) => {
    expect(stripKorean(word)).toBe(stem)
  })
})

describe('isOneEdit', () => {
  it.each([
    ['canva', 'canvs', true],
    ['canva', 'cava', true],
    ['canva', 'cannva', true],
    ['canva', 'cavna', true],
    ['canva', 'canvas', true],
    ['canva', 'acnva', true],
    ['canva', 'canva', false],
    ['canva', 'cnavs', false],
    ['canva', 'cv', false],
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
