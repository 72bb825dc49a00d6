import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRanking, computeTrending, type Candidate, type Figure } from './compute-ranking.ts'

const figure = (amount: number, amountBefore: number | null = null): Figure => ({ providerId: 1, amount, amountBefore })

const candidate = (
  toolId: number,
  given: Partial<Pick<Candidate, 'visits' | 'bands' | 'rise' | 'sample'>>,
): Candidate => ({
  toolId,
  slug: `tool-${String(toolId).padStart(3, '0')}`,
  visits: null,
  bands: null,
  rise: null,
  sample: null,
  ...given,
})

const anyFigure = fc.option(
  fc.record({ providerId: fc.constant(1), amount: fc.nat(50), amountBefore: fc.option(fc.nat(5_000)) }),
)
const anyList = fc
  .array(fc.record({ visits: anyFigure, bands: anyFigure, sample: anyFigure }), { maxLength: 60 })
  .map((list) => list.map((figures, index) => candidate(index, figures)))

const ranksOf = (candidates: Candidate[], ...rest: [order?: 'amount' | 'place' | 'growthRate' | 'growth']) =>
  computeRanking(candidates, ...rest).entries.map(({ toolId, rank }) => [toolId, rank])

describe('computeRanking', () => {
  it('D3.1d orders by visits, most first', () => {
    expect(ranksOf([5, 9, 7].map((visits, id) => candidate(id, { visits: figure(visits) })))).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ])
  })

  it('D3.1d lets 50 tied tools share a rank, orders them by slug and skips the ranks they use up', () => {
    const tied = Array.from({ length: 50 }, (_, index) => candidate(50 - index, { visits: figure(8) }))
    const ranks = ranksOf([candidate(99, { visits: figure(1) }), ...tied])
    expect(ranks.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, index) => [index + 1, 1]))
    expect(ranks.at(-1)).toEqual([99, 51])
  })

  it('D3.1b puts tools without data last, without a rank', () => {
    const { entries } = computeRanking([candidate(1, {}), candidate(2, { visits: figure(0) })])
    expect(entries).toMatchObject([
      { toolId: 2, rank: 1, amount: 0 },
      { toolId: 1, rank: null, amount: null, growth: null },
    ])
  })

  it('D3.1d is based on visits if any tool has them, else on bands, else on sample figures', () => {
    const sample = candidate(1, { sample: figure(900) })
    const bands = candidate(2, { bands: figure(40), sample: figure(1) })
    const visits = candidate(3, { visits: figure(5), bands: figure(1) })
    expect(computeRanking([sample, bands, visits])).toMatchObject({
      basis: 'visits',
      entries: [{ toolId: 3, rank: 1 }, { rank: null }, { rank: null }],
    })
    expect(computeRanking([sample, bands])).toMatchObject({
      basis: 'bands',
      entries: [
        { toolId: 2, rank: 1, amount: 40 },
        { toolId: 1, rank: null },
      ],
    })
    expect(computeRanking([sample])).toMatchObject({ basis: 'sample', entries: [{ rank: 1 }] })
    expect(computeRanking([candidate(1, {})])).toMatchObject({ basis: 'none', entries: [{ rank: null }] })
  })

  it('D3.1d orders the bands of a country smallest first, with shared ranks and without growth', () => {
    const list = [5_000, 1_000, 5_000].map((band, id) => candidate(id, { bands: figure(band, 10_000) }))
    expect(ranksOf(list, 'place')).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ])
    expect(computeRanking(list, 'place').entries[0]).toMatchObject({ growth: null, growthRate: null })
  })

  it('S3.1n D3.1d computes growth and growth rate, but no rate if the month before had under 1,000 visits', () => {
    const { entries } = computeRanking([
      candidate(1, { visits: figure(1_120, 1_000) }),
      candidate(2, { visits: figure(900, 999) }),
      candidate(3, { visits: figure(800) }),
    ])
    expect(entries).toMatchObject([
      { growth: 120, growthRate: 0.12 },
      { growth: -99, growthRate: null },
      { growth: null, growthRate: null },
    ])
  })

  it('returns entries up to the depth, but counts all tools', () => {
    const list = [1, 2, 3].map((id) => candidate(id, { visits: figure(id) }))
    const ranking = computeRanking(list, 'amount', 3, 2)
    expect(ranking.total).toBe(3)
    expect(ranking.entries.map(({ toolId }) => toolId)).toEqual([3, 2])
  })

  it('does not depend on the order of its input', () => {
    fc.assert(
      fc.property(anyList, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (list, weights) => {
        const shuffled = list.map((item) => ({ item, weight: Number(weights.next().value) }))
        const mixed = shuffled.toSorted((a, b) => a.weight - b.weight).map(({ item }) => item)
        expect(computeRanking(mixed)).toEqual(computeRanking(list))
      }),
    )
  })

  it('D3.1b never puts an unknown figure above a known one', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const isKnown = computeRanking(list).entries.map(({ rank }) => rank !== null)
        expect(isKnown).toEqual(isKnown.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })
})

describe('computeTrending', () => {
  it('D3.1d orders by growth rate and leaves out tools under 10,000 visits in either month', () => {
    const { entries, total, basis } = computeTrending([
      candidate(1, { visits: figure(11_000, 10_000) }),
      candidate(2, { visits: figure(30_000, 20_000) }),
      candidate(3, { visits: figure(90_000, 9_999) }),
      candidate(4, { visits: figure(9_999, 10_000) }),
      candidate(5, { visits: figure(90_000) }),
      candidate(6, { sample: figure(90_000, 10_000) }),
    ])
    expect({ basis, total }).toEqual({ basis: 'visits', total: 2 })
    expect(entries.map(({ toolId, rank, growthRate }) => [toolId, rank, growthRate])).toEqual([
      [2, 1, 0.5],
      [1, 2, 0.1],
    ])
  })

  it('D3.1d orders by change of reach over the lists of both months if there are only bands', () => {
    const { entries, basis } = computeTrending([
      candidate(1, { bands: figure(12), rise: figure(10, 4) }),
      candidate(2, { bands: figure(180), rise: figure(100, 99) }),
      candidate(3, { bands: figure(100) }),
    ])
    expect(basis).toBe('bands')
    expect(entries).toMatchObject([
      { toolId: 1, rank: 1, growth: 6, growthRate: null },
      { toolId: 2, rank: 2, growth: 1 },
    ])
  })
})
