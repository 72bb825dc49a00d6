import { describe, expect, it } from 'vitest'
import { findTextStart } from './find-text-start.ts'

const shownFrom = (text: string, match: string): string =>
  text.slice(findTextStart(text, [{ start: text.indexOf(match), length: match.length }]))

describe('findTextStart', () => {
  it('starts at the beginning if the match is visible anyway, or there is none', () => {
    const text = 'Cuts the background out of photos. Works in batches, in a browser or through an API.'
    expect(shownFrom(text, 'background')).toBe(text)
    expect(findTextStart(text, [])).toBe(0)
  })

  it.each([
    ['Cuts products out of photos and sets them anew. It can remove noise too.', 'remove', 'It can remove noise too.'],
    [
      'A drawer full of odd jobs for files: PDF, picture, video and text tools, and one to remove a background.',
      'background',
      'one to remove a background.',
    ],
    ['写真を明るくしたり、色を変えたり、切り抜いたりできる。背景の削除もできる。', '背景', '背景の削除もできる。'],
    [
      '文字起こしの一文を消すと録音からもその部分が消える仕組みで雑音の除去にも使える',
      '雑音',
      '部分が消える仕組みで雑音の除去にも使える',
    ],
  ])('starts at the sentence of a late match, or a few words before the match: %s', (text, match, wanted) => {
    expect(shownFrom(text, match)).toBe(wanted)
  })

  it('does not start with a closing bracket or comma', () => {
    expect(shownFrom(`${'あ'.repeat(30)}」、つなぎになる言葉の削除`, '削除')).toBe('つなぎになる言葉の削除')
  })

  it('does not cut a character in two', () => {
    const text = `${'a'.repeat(60)}${'😀'.repeat(12)}noise`
    expect(shownFrom(text, 'noise').isWellFormed()).toBe(true)
  })
})
