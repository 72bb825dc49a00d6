import { describe, expect, it } from 'vitest'
import { findMatch } from './find-match.ts'

const marked = (text: string, typed: string): string | undefined => {
  const match = findMatch(text, typed)
  return match && text.slice(match.start, match.start + match.length)
}

describe('findMatch', () => {
  it.each([
    ['Image & Photo Editing', ' photo ', 'Photo'],
    ['Dịch thuật', 'dich th', 'Dịch th'],
    ['Große Texte', 'gross', 'Groß'],
    ['ChatGPT', 'chat g', 'ChatG'],
    ['チャットボット', 'ちゃっと', 'チャット'],
    ['이미지 편집', '이미지편', '이미지 편'],
    ['La e\u0301tude', '😀 etu', 'e\u0301tu'],
  ])('%s matches the typed text in any spelling: %s', (text, typed, wanted) => {
    expect(marked(text, typed)).toBe(wanted)
  })

  it('prefers the beginning of a word', () => {
    expect(findMatch('Repair AI', 'ai')).toEqual({ start: 7, length: 2 })
    expect(findMatch('Repair', 'ai')).toEqual({ start: 3, length: 2 })
  })

  it('finds nothing if the text does not contain it', () => {
    expect(findMatch('Canva', 'photo')).toBeUndefined()
    expect(findMatch('Canva', ' ')).toBeUndefined()
    expect(findMatch('Canva', '++')).toBeUndefined()
  })
})
