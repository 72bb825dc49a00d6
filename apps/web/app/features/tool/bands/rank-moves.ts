import { bands } from '@polydex/contract/figure/bands'
import type { CountryPlace } from '@polydex/contract/tool/tool-bands'
import { moveOf } from './read-bands.ts'

/** A list that does not name the tool counts as the band beyond the last one. */
const stepOf = (band: CountryPlace['band']): number =>
  band === null ? bands.length : bands.findIndex((one) => one === band)

/**
 * Places that changed: ups before downs, the largest change first, else the order of the API, which has the longest list
 * first. By length alone, the same step of the same few countries would stand on every page.
 */
export const rankMoves = (countries: readonly CountryPlace[]): CountryPlace[] =>
  (['up', 'down'] as const).flatMap((move) =>
    countries
      .filter((place) => moveOf(place) === move)
      .toSorted(
        (a, b) =>
          Math.abs(stepOf(b.bandBefore) - stepOf(b.band)) - Math.abs(stepOf(a.bandBefore) - stepOf(a.band)) || 0,
      ),
  )
