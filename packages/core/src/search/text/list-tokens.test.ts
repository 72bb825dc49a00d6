import { describe, expect, it } from 'vitest'
import { listTokens, splitCompound } from './list-tokens.ts'
import { listNameKeys, squash } from './name-keys.ts'

const tokens = (text: string, locale: Parameters<typeof listTokens>[1]) => [...listTokens(text, locale)]

describe('listTokens', () => {
  it('lists words with and without their endings, and the parts of names written as one word', () => {
    expect(tokens('Editing ChatGPT', 'en')).toEqual(
      expect.arrayContaining(['editing', 'edi', 'chatgpt', 'chat', 'gpt']),
    )
    expect(tokens('Übersetzer', 'de')).toEqual(expect.arrayContaining(['ubersetzer', 'uebersetzer', 'ubersetz']))
  })

  it('lists pairs of characters in Chinese, Japanese and Korean, and the last character alone', () => {
    expect(tokens('背景を削除', 'ja')).toEqual(['背景', '景を', 'を削', '削除', '除'])
    expect(tokens('배경 제거', 'ko')).toEqual(['배경', '경', '제거', '거'])
    expect(tokens('解析PDF文件', 'zh')).toEqual(expect.arrayContaining(['解析', 'pdf', '文件']))
  })

  it('lists pairs of syllables in Vietnamese, but not across a comma', () => {
    expect(tokens('Xóa nền, ảnh', 'vi')).toEqual(expect.arrayContaining(['xoa', 'nen', 'xoa_nen', 'anh']))
    expect(tokens('Xóa nền, ảnh', 'vi')).not.toContain('nen_anh')
  })

  it('splits German compounds if both parts are words', () => {
    const lexicon = new Set(['bild', 'bearbeit', 'hintergrund', 'entfern'])
    expect(splitCompound('bildbearbeitung', lexicon)).toEqual(['bild', 'bearbeit'])
    expect(splitCompound('hintergrundentfernung', lexicon)).toEqual(['hintergrund', 'entfern'])
    expect(splitCompound('bildung', lexicon)).toEqual([])
  })
})

describe('names', () => {
  it('are equal whatever their spacing, case and width', () => {
    expect([squash('Chat GPT'), squash('chat-gpt'), squash('ＣｈａｔＧＰＴ')]).toEqual([
      'chatgpt',
      'chatgpt',
      'chatgpt',
    ])
  })

  it('have a key that begins at each of their words', () => {
    expect(listNameKeys(['Google NotebookLM'], ['LM Notes', 'NotebookLM'])).toEqual([
      { key: 'googlenotebooklm', position: 0, isOther: false },
      { key: 'notebooklm', position: 0, isOther: false },
      { key: 'lm', position: 1, isOther: false },
      { key: 'lmnotes', position: 0, isOther: true },
      { key: 'notes', position: 1, isOther: true },
    ])
    expect(listNameKeys(['通義']).map(({ key }) => key)).toEqual(['通义', '义'])
  })
})
