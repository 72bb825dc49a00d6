import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRanking, type Candidate, type TrafficFigure } from './compute-ranking.ts'

const estimated = (visits: number, visitsBefore: number | null = null): TrafficFigure => ({
  providerId: 1,
  kind: 'estimated',
  visits,
  visitsBefore,
})

const candidate = (toolId: number, traffic: TrafficFigure | null): Candidate => ({
  toolId,
  slug: `tool-${String(toolId).padStart(3, '0')}`,
  traffic,
})

const anyTraffic = fc.option(
  fc.record({
    providerId: fc.constant(1),
    kind: fc.constantFrom('measured', 'estimated', 'sample'),
    visits: fc.nat(50),
    visitsBefore: fc.option(fc.nat(5_000)),
  }),
)
const anyList = fc
  .array(anyTraffic, { maxLength: 60 })
  .map((list) => list.map((traffic, index) => candidate(index, traffic)))

describe('computeRanking', () => {
  it('D3.1d orders by visits, most first', () => {
    const { entries } = computeRanking([
      candidate(1, estimated(5)),
      candidate(2, estimated(9)),
      candidate(3, estimated(7)),
    ])
    expect(entries.map(({ toolId, rank }) => [toolId, rank])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ])
  })

  it('D3.1d lets equal visits share a rank, lists them by slug and skips the ranks they used up', () => {
    const { entries } = computeRanking([3, 1, 2, 4].map((id) => candidate(id, estimated(id === 4 ? 1 : 8))))
    expect(entries.map(({ toolId, rank }) => [toolId, rank])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 4],
    ])
  })

  it('D3.1b puts tools without data last, without a rank', () => {
    const { entries } = computeRanking([candidate(1, null), candidate(2, estimated(0))])
    expect(entries).toMatchObject([
      { toolId: 2, rank: 1, visits: 0 },
      { toolId: 1, rank: null, visits: null, growth: null },
    ])
  })

  it('D3.1d stands on real visits as soon as one tool has them; sample figures then count as no data', () => {
    const sample: TrafficFigure = { ...estimated(900), kind: 'sample' }
    const ranking = computeRanking([candidate(1, sample), candidate(2, estimated(5))])
    expect(ranking.basis).toBe('visits')
    expect(ranking.entries).toMatchObject([
      { toolId: 2, rank: 1 },
      { toolId: 1, rank: null },
    ])
  })

  it('S3.1n gives growth and growth rate, and no rate under 1,000 visits before', () => {
    const { entries } = computeRanking([candidate(1, estimated(1_120, 1_000)), candidate(2, estimated(900, 999))])
    expect(entries).toMatchObject([
      { growth: 120, growthRate: 0.12 },
      { growth: -99, growthRate: null },
    ])
  })

  it('says none for an empty list and for one without any figures', () => {
    expect(computeRanking([])).toEqual({ basis: 'none', total: 0, entries: [] })
    expect(computeRanking([candidate(1, null)]).basis).toBe('none')
  })

  it('keeps the depth but counts everybody', () => {
    const ranking = computeRanking(
      [1, 2, 3].map((id) => candidate(id, estimated(id))),
      2,
    )
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
