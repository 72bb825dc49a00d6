import { describe, expect, it } from 'vitest'
import { foldText, foldWithOffsets, spellUmlauts } from './fold-text.ts'

/** Each pair is one word written in two ways. */
const pairs = [
  ['ＣｈａｔＧＰＴ', 'chatgpt'],
  ['ﾃﾞｰﾀ', 'データ'],
  ['アプリ', 'あぷり'],
  ['xóa nền', 'xoa nen'],
  ['Straße', 'strasse'],
  ['翻譯', '翻译'],
  ['翻訳', '翻译'],
  ['한국어', '한국어'.normalize('NFD')],
  ['İstanbul', 'istanbul'],
] as const

describe('foldText', () => {
  it.each(pairs)('folds %s and %s to the same text', (first, second) => {
    expect(foldText(first)).toBe(foldText(second))
  })

  it('keeps different words apart', () => {
    expect(foldText('はし')).not.toBe(foldText('ばし'))
    expect(foldText('배경')).not.toBe(foldText('배걍'))
    expect(foldText('もつ')).not.toBe(foldText('もっ'))
  })

  it('accepts any text, including lone surrogates and the empty string', () => {
    expect(foldText('a\ud800b\0c')).toContain('a')
    expect(foldText('')).toBe('')
    expect(foldText('😀')).toBe('😀')
  })

  it('maps each folded character to its source offset', () => {
    const { text, offsets } = foldWithOffsets('ﾃﾞｰﾀ Straße')
    expect(text).toBe('でた strasse')
    expect([offsets[0], offsets[1], offsets[2], offsets[7], offsets[8], offsets[9]]).toEqual([0, 3, 4, 9, 9, 10])
    expect(offsets.at(-1)).toBe(11)
  })

  it('spells umlauts with two letters, as on keyboards without them', () => {
    expect(foldText(spellUmlauts('Übersetzer'))).toBe('uebersetzer')
  })
})
