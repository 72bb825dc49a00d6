import { describe, expect, it } from 'vitest'
import { rampStep, rampTone } from './ramp-step.ts'

describe('rampStep', () => {
  it('returns a round number, the same for similar counts', () => {
    expect([0, 6, 7, 20, 25, 30, 31, 151, 400].map(rampStep)).toEqual([1, 1, 2, 5, 5, 5, 10, 30, 100])
  })
})

describe('rampTone', () => {
  it('starts at zero tools, and its last tone has no upper bound', () => {
    expect([0, 4, 5, 9, 10, 19, 20, 30].map((count) => rampTone(count, 5))).toEqual([1, 1, 2, 2, 3, 4, 5, 5])
  })
})
