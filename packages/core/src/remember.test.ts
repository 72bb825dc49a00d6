import { describe, expect, it } from 'vitest'
import { maxRemembered, remember } from './remember.ts'

describe('remember', () => {
  it('computes a value once, and again only after many others have evicted it', () => {
    const made: string[] = []
    const look = remember((text) => {
      made.push(text)
      return { text }
    })
    for (let word = 0; word < maxRemembered * 2; word += 1) {
      look(`word ${word}`)
      look('common')
    }
    // Frequent texts stay cached, however many rare ones come in between.
    expect(made.filter((text) => text === 'common')).toHaveLength(1)
    look(`word ${maxRemembered * 2 - 1}`)
    expect(made).toHaveLength(maxRemembered * 2 + 1)
    look('word 0')
    expect(made).toHaveLength(maxRemembered * 2 + 2)
  })
})
