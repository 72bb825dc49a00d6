import { describe, expect, it } from 'vitest'
import type { JudgedQuery } from './judged-query.ts'
import { isReached, listBars } from './list-bars.ts'
import { meanScore, scoreAnswer, type Answered } from './score.ts'

const answer = (given: Partial<JudgedQuery>, slugs: string[]): Answered => ({
  judged: { id: 'x', locale: 'en', query: 'q', kind: 'task', relevant: ['a', 'b'], blind: false, ...given },
  slugs,
  isUnlisted: false,
  milliseconds: 1,
})

describe('the score of an answer', () => {
  it('counts a known item among the first three', () => {
    expect(scoreAnswer(answer({ kind: 'name', relevant: ['a'] }, ['x', 'y', 'a']))).toBe(1)
    expect(scoreAnswer(answer({ kind: 'typo', relevant: ['a'] }, ['x', 'y', 'z', 'a']))).toBe(0)
  })

  it('is the share of possible hits among the first ten', () => {
    const ten = ['a', ...'klmnopqrs'.split(''), 'b']
    expect(scoreAnswer(answer({}, ten))).toBe(0.5)
    expect(scoreAnswer(answer({ relevant: 'abcdefghijkl'.split('') }, 'abcdefghij'.split('')))).toBe(1)
    expect(scoreAnswer(answer({ kind: 'nothing', relevant: [] }, []))).toBe(1)
    expect(scoreAnswer(answer({ kind: 'nothing', relevant: [] }, ['a']))).toBe(0)
    const unlisted = answer({ kind: 'unlisted', relevant: [] }, ['a'])
    expect([unlisted, { ...unlisted, isUnlisted: true }].map(scoreAnswer)).toEqual([0, 1])
  })

  it('is averaged over all answers', () => {
    expect(meanScore([answer({}, ['a', 'b']), answer({}, [])])).toBe(0.5)
  })
})

describe('the bars', () => {
  it('fail if a language or the blind half scores too low', () => {
    const good = answer({}, ['a', 'b'])
    const failed = (answers: (typeof good)[]) =>
      listBars(answers)
        .filter((bar) => !isReached(bar))
        .map(({ what }) => what)
    expect(failed([good])).toEqual([])
    expect(failed([...Array.from({ length: 9 }, () => good), answer({ locale: 'ja' }, ['a'])])).toEqual(['tasks in ja'])
    expect(failed([...Array.from({ length: 19 }, () => good), answer({ blind: true }, ['a'])])).toEqual([
      'blind half, at most 5 points below the other',
    ])
  })
})
