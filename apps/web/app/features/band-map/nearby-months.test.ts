import { describe, expect, it } from 'vitest'
import { nearbyMonths } from './nearby-months.ts'

const months = Array.from({ length: 30 }, (_, index) => `m${30 - index}`)

const ends = (current: string | null) => {
  const near = nearbyMonths(months, current)
  return [near.length, near[0], near.at(-1)]
}

describe('nearbyMonths', () => {
  it('returns up to twelve months around the current one, oldest first, and stays within the list', () => {
    expect(ends('m30')).toEqual([12, 'm19', 'm30'])
    expect(ends('m20')).toEqual([12, 'm15', 'm26'])
    expect(ends('m1')).toEqual([12, 'm1', 'm12'])
    expect(ends(null)).toEqual([12, 'm19', 'm30'])
    expect(nearbyMonths(['m2', 'm1'], 'm2')).toEqual(['m1', 'm2'])
  })
})
