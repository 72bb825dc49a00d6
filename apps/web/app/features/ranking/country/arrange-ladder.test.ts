import { bands } from '@polydex/contract/figure/bands'
import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { describe, expect, it } from 'vitest'
import { arrangeLadder } from './arrange-ladder.ts'

type Tool = CountryLadder['tools'][number]

const toolOf = (name: string, band: number, bandBefore: number | null, isCompared = true): Tool => ({
  slug: name.toLowerCase(),
  name,
  mark: null,
  group: 'writing',
  band,
  bandBefore,
  isCompared,
})

const ladderOf = (tools: Tool[]): CountryLadder => ({
  region: 'KR',
  month: '2026-02',
  months: ['2026-02', '2026-01'],
  comparedWith: '2026-01',
  isPublished: true,
  list: {
    sites: 353_663,
    isFull: true,
    tools: bands.map((band) => tools.filter((tool) => tool.band === band).length),
    toolsBefore: bands.map((band) => tools.filter((tool) => tool.bandBefore === band).length),
  },
  tools,
  stronger: [],
  neighbours: [],
  sources: [],
})

const many = (count: number, band: number) =>
  Array.from({ length: count }, (_, n) => toolOf(`T${band}-${n}`, band, band))

describe('arrangeLadder', () => {
  it('sorts by band, then by name in the page’s language, and marks only tools that moved', () => {
    const { sections, pages } = arrangeLadder(
      'de',
      ladderOf([
        toolOf('Zeta', 1_000, 5_000),
        toolOf('Äther', 1_000, 1_000),
        toolOf('Beta', 5_000, 1_000),
        toolOf('Neu', 5_000, null),
        toolOf('Alt', 5_000, null, false),
      ]),
      1,
    )
    expect(pages).toBe(1)
    expect(sections.map(({ band, above, count, countBefore }) => [band, above, count, countBefore])).toEqual([
      [1_000, 0, 2, 2],
      [5_000, 1_000, 3, 1],
    ])
    expect(sections.map(({ tools }) => tools.map(({ name, from }) => [name, from]))).toEqual([
      [
        ['Äther', undefined],
        ['Zeta', 5_000],
      ],
      [
        ['Alt', undefined],
        ['Beta', 1_000],
        ['Neu', null],
      ],
    ])
  })

  it('lists whole bands on the first page if they fit, and every tool exactly once', () => {
    const ladder = ladderOf([...many(40, 10_000), ...many(100, 50_000), ...many(250, 500_000)])
    const first = arrangeLadder('en', ladder, 1)
    expect(first.pages).toBe(3)
    expect(first.sections.map(({ band, tools, page }) => [band, tools.length, page])).toEqual([
      [10_000, 40, undefined],
      [50_000, 100, undefined],
      [500_000, 0, 2],
    ])
    const named = [1, 2, 3].flatMap((page) =>
      arrangeLadder('en', ladder, page).sections.flatMap(({ tools }) => tools.map(({ slug }) => slug)),
    )
    expect([named.length, new Set(named).size]).toEqual([390, 390])
    expect(arrangeLadder('en', ladderOf(many(400, 1_000)), 1).sections[0]?.tools).toHaveLength(160)
  })
})
