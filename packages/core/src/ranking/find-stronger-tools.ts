import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { bands } from '@polydex/contract/figure/bands'
import type { LadderTool } from '../band/find-country-ladder.ts'

const shownTools = 12
/** Bands. A difference of one may be a single place; two are a multiple. */
const smallestGap = 2

const indexOf = (band: number): number => bands.findIndex((known) => known === band)

/** The first band by which half of the places are reached: of two in the middle, the better one; null: no places. */
export function computeMedianBand(places: readonly number[]): number | null {
  const total = places.reduce((sum, count) => sum + count, 0)
  let counted = 0
  const index = places.findIndex((count) => (counted += count) * 2 >= Math.max(total, 1))
  return bands[index] ?? null
}

/**
 * Tools at least two bands above the median of their places in the full lists of other countries, widest gap first. For
 * a full list only: `places` includes it, so it is subtracted. A tool that no other list names is skipped.
 */
export function findStrongerTools(tools: readonly LadderTool[]): CountryLadder['stronger'] {
  return tools
    .flatMap(({ slug, name, mark, group, band, places }) => {
      const here = indexOf(band)
      const bandElsewhere = computeMedianBand((places ?? []).map((count, index) => count - Number(index === here)))
      if (bandElsewhere === null) return []
      const gap = indexOf(bandElsewhere) - here
      return gap < smallestGap ? [] : [{ gap, tool: { slug, name, mark, group, band, bandElsewhere } }]
    })
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, shownTools)
    .map(({ tool }) => tool)
}
