import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeOrder, computePlaces } from './compute-order.ts'

const keys = Float64Array.from([5, NaN, 7, 5, NaN, 0])

describe('computeOrder', () => {
  it('D3.1b D7.4 puts unknown numbers last in both directions, and orders ties by slug', () => {
    expect([...computeOrder(keys, 'desc')]).toEqual([2, 0, 3, 5, 1, 4])
    expect([...computeOrder(keys, 'asc')]).toEqual([5, 0, 3, 2, 1, 4])
  })

  it('is a permutation that computePlaces inverts', () => {
    const numbers = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(NaN)), { maxLength: 60 })
    fc.assert(
      fc.property(numbers, fc.constantFrom('asc', 'desc'), (list, direction) => {
        const order = computeOrder(Float64Array.from(list), direction)
        const places = computePlaces(order)
        expect([...order].map((index) => places[index])).toEqual([...list.keys()])
      }),
    )
  })
})
