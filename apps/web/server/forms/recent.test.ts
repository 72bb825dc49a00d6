import { describe, expect, it } from 'vitest'
import { createRecent } from './recent.ts'

describe('createRecent', () => {
  it('evicts the least recently used entry', () => {
    const recent = createRecent<number>(3)
    for (const [name, value] of Object.entries({ a: 1, b: 2, c: 3 })) recent.set(name, value)
    expect(recent.getOrMake('a', () => 9)).toBe(1)
    recent.set('d', 4)
    expect(['a', 'b', 'c', 'd'].map((name) => recent.get(name))).toEqual([1, undefined, 3, 4])
  })
})
