import { describe, expect, it } from 'vitest'
import { createFormPace } from './form-pace.ts'

const count = (takes: readonly boolean[]): number => takes.filter(Boolean).length

describe('the pace of forms', () => {
  it('lets a burst of one network in, and then a tenth of what all may send', () => {
    const take = createFormPace(20)
    expect(count(Array.from({ length: 100 }, () => take('a', 0)))).toBe(10)
    const later = Array.from({ length: 1_000 }, (_, index) => take('a', index * 10))
    expect(count(later)).toBe(19)
  })

  it('leaves room for others while one network floods', () => {
    const take = createFormPace(20)
    for (let now = 0; now < 10_000; now += 3) take('flood', now)
    expect(Array.from({ length: 8 }, (_, index) => take(`reader-${index}`, 10_000))).not.toContain(false)
  })

  it('bounds a flood that comes from everywhere, and is over as soon as it ends', () => {
    const take = createFormPace(20)
    const taken = Array.from({ length: 3_000 }, (_, index) => take(`network-${index}`, index * 3.3))
    expect(count(taken)).toBeGreaterThan(190)
    expect(count(taken)).toBeLessThan(220)
    expect(take('reader', 11_000)).toBe(true)
  })

  it('forgets the longest known network rather than remember them all', () => {
    const take = createFormPace(20)
    for (let index = 0; index < 20; index += 1) take('first', 0)
    expect(take('first', 0)).toBe(false)
    for (let index = 0; index < 10_000; index += 1) take(`network-${index}`, 60_000)
    expect(take('first', 120_000)).toBe(true)
  })
})
