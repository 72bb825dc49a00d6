import { describe, expect, it } from 'vitest'
import { computeCategoryStandings } from './compute-category-standings.ts'
import type { Candidate } from './compute-ranking.ts'

let nextId = 0
const toolWith = (amount: number, amountBefore: number | null = null): Candidate => {
  nextId += 1
  return {
    toolId: nextId,
    slug: `tool-${nextId}`,
    visits: { providerId: 1, amount, amountBefore },
    bands: null,
    rise: null,
    sample: null,
  }
}

describe('computeCategoryStandings', () => {
  it('D3.1d orders categories by the summed visits of their tools, ties by slug, empty ones last', () => {
    const { standings, basis } = computeCategoryStandings(
      new Map([
        ['seo', [toolWith(4), toolWith(6)]],
        ['art', [toolWith(10)]],
        ['legal', []],
        ['chat', [toolWith(50)]],
      ]),
    )
    expect(basis).toBe('visits')
    expect(standings.map(({ category, rank, tools, amount }) => [category, rank, tools, amount])).toEqual([
      ['chat', 1, 1, 50],
      ['art', 2, 1, 10],
      ['seo', 2, 2, 10],
      ['legal', null, 0, null],
    ])
  })

  it('computes growth only from tools whose two months are comparable', () => {
    const { standings } = computeCategoryStandings(new Map([['seo', [toolWith(3_000, 2_000), toolWith(90_000)]]]))
    expect(standings).toMatchObject([{ amount: 93_000, growth: 1_000, growthRate: 0.5 }])
  })
})
