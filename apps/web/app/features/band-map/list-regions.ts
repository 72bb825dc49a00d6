import type { BandMap } from '@polydex/contract/figure/band-map'
import { findWorldPart, worldParts } from '@polydex/contract/locale/world-part'
import { countWithin, mapBands } from './count-tools.ts'

/** The lists of a map by part of the world, longest first, with the figures of its table. Short lists have none. */
export const listRegions = ({ lists }: BandMap) =>
  worldParts
    .map((part) => ({
      part,
      regions: lists
        .filter(({ region }) => findWorldPart(region) === part)
        .map((list) => ({
          region: list.region,
          figures: list.isFull ? [...mapBands.map((place) => countWithin(list, place)), list.sites] : [],
        })),
    }))
    .filter(({ regions }) => regions.length > 0)
