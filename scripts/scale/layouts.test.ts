import { describe, expect, it } from 'vitest'
import { machines } from './assumptions.ts'
import { computeGigabytes, computeMachinePrice, computePrice, computeTerabytes } from './costs.ts'
import { chooseLayout, findBottleneck, findLimit, findUses, layouts, type Layout } from './layouts.ts'

const [small] = layouts as readonly [Layout, ...Layout[]]
const widen = (layout: Layout, times: number): Layout => ({
  ...layout,
  groups: layout.groups.map((group) => ({ ...group, count: group.count * times })),
})

describe('layouts', () => {
  it('are ordered by capacity and by price', () => {
    const limits = layouts.map(findLimit)
    expect(limits).toEqual(limits.toSorted((a, b) => a - b))
    const prices = layouts.map(computeMachinePrice)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it.each(layouts)('$name has the memory that its processes and data need', (layout) => {
    const given = layout.groups.reduce((sum, { kind, count }) => sum + machines[kind].gigabytes * count, 0)
    expect(computeGigabytes(layout)).toBeLessThan(given)
  })

  it('reach their limit where the busiest part is fully used', () => {
    for (const layout of layouts) {
      expect(findBottleneck(layout, findLimit(layout)).share).toBeCloseTo(1, 1)
      expect(findBottleneck(layout, findLimit(layout) * 1.1).share).toBeGreaterThan(1)
    }
  })

  it('are chosen in order: the first that carries the requests', () => {
    expect(chooseLayout(10)).toBe(small)
    expect(chooseLayout(findLimit(small) * 1.1)).toBe(layouts[1])
    expect(() => chooseLayout(1e7)).toThrow('no layout carries 10000000 requests/s')
  })

  it('are half as busy with twice the machines', () => {
    const [once, twice] = [findUses(small, 100), findUses(widen(small, 2), 100)]
    expect(twice.map(({ share }) => share * 2)).toEqual(once.map(({ share }) => expect.closeTo(share) as number))
  })
})

describe('costs', () => {
  it('are those of machines plus transferred bytes', () => {
    const bytes = computePrice(small, 100) - computeMachinePrice(small)
    expect(bytes).toBeCloseTo(computeTerabytes(small, 100))
    expect(computeTerabytes(small, 200)).toBeCloseTo(computeTerabytes(small, 100) * 2)
  })
})
