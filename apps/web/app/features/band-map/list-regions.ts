import type { ArrangedMap } from './arrange-map.ts'
import { splitCodes, unpackLists } from './map-list.ts'

/**
 * The lists of a map by part of the world, longest first, and the countries whose list is missing. Short lists have no
 * figures.
 */
export const listRegions = ({ parts }: ArrangedMap) => ({
  groups: parts
    .map(({ part, full, short }) => ({
      part,
      regions: [...unpackLists(full), ...splitCodes(short).map((region) => ({ region, figures: [] }))],
    }))
    .filter(({ regions }) => regions.length > 0),
  missing: parts.flatMap(({ missing }) => splitCodes(missing)),
})
