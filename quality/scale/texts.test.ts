import { localeCodes } from '@polydex/contract/locale'
import { describe, expect, it } from 'vitest'
import { inventOutline, wordsOf, writeText } from './texts.ts'
import { sizes } from './words.ts'

const outlines = Array.from({ length: 500 }, (_, index) => inventOutline(1, index + 1))
const scripts = { zh: /\p{Script=Han}/u, tw: /\p{Script=Han}/u, ja: /\p{Script=Hiragana}/u, ko: /\p{Script=Hangul}/u }

describe('words', () => {
  it.each(localeCodes)('have the full number of distinct phrases in %s', (locale) => {
    for (const list of ['actions', 'objects', 'audiences', 'manners'] as const) {
      const phrases = wordsOf[locale][list]
      expect([list, phrases.length, new Set(phrases).size]).toEqual([list, sizes[list], sizes[list]])
    }
  })
})

describe('writeText', () => {
  it('writes the same text for the same seed, and a different one for another', () => {
    expect(inventOutline(1, 7)).toEqual(inventOutline(1, 7))
    expect(writeText('en', inventOutline(1, 7))).not.toEqual(writeText('en', inventOutline(2, 7)))
  })

  it.each(localeCodes)('writes descriptions of the usual length in %s', (locale) => {
    const lengths = outlines.map((outline) => writeText(locale, outline).description.length)
    const mean = lengths.reduce((total, length) => total + length, 0) / lengths.length
    expect(mean / wordsOf[locale].length).toBeGreaterThan(0.85)
    expect(mean / wordsOf[locale].length).toBeLessThan(1.15)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(wordsOf[locale].length <= 100 ? 150 : 300)
  })

  it('writes in the script of the language', () => {
    for (const locale of ['zh', 'tw', 'ja', 'ko'] as const) {
      const { description, useCases } = writeText(locale, inventOutline(1, 1))
      expect(description).toMatch(scripts[locale])
      expect(description).not.toMatch(/[a-z]{2}|undefined/)
      expect(useCases.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('writes the same number of use cases in every language', () => {
    for (const outline of outlines) {
      const counts = new Set(localeCodes.map((locale) => writeText(locale, outline).useCases.length))
      expect(counts.size).toBe(1)
    }
  })
})
