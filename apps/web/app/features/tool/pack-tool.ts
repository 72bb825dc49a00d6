import { bands } from '@polydex/contract/bands'
import type { CountryPlace } from '@polydex/contract/tool-bands'
import type { ToolDetail } from '@polydex/contract/tool-detail'
import { moveOf } from './read-bands.ts'
import type { ShownTool } from './shown-tool.ts'

/** 220 countries as three texts, full lists before short ones. */
type PackedPlaces = {
  /** Two letters each. */
  codes: string
  /** Two letters each, the band and the one before: a to g, z is none. Capitals: not compared. */
  pairs: string
  /** How many of them are full lists. */
  full: number
  /** How many thousand sites a full list has, where the tool moved; pages say it of no other. */
  thousands: string
}

const letters = 'abcdefg'
const letterOf = (band: number | null): string => letters[bands.findIndex((known) => known === band)] ?? 'z'
const bandOf = (letter: string | undefined): number | null => bands[letters.indexOf(letter ?? 'z')] ?? null

const packPlaces = (places: readonly CountryPlace[]): PackedPlaces => ({
  codes: places.map(({ code }) => code).join(''),
  pairs: places
    .map(({ band, bandBefore, isCompared }) => {
      const pair = letterOf(band) + letterOf(bandBefore)
      return isCompared ? pair : pair.toUpperCase()
    })
    .join(''),
  full: places.filter(({ isFull }) => isFull).length,
  thousands: places
    .filter(({ isFull }) => isFull)
    .map((place) => (moveOf(place) === null ? '' : Math.round(place.sites / 1_000)))
    .join(),
})

function unpackPlaces({ codes, pairs, full, thousands }: PackedPlaces): CountryPlace[] {
  const lengths = thousands.split(',')
  return Array.from({ length: codes.length / 2 }, (_, index) => {
    const pair = pairs.slice(index * 2, index * 2 + 2)
    const small = pair.toLowerCase()
    return {
      code: codes.slice(index * 2, index * 2 + 2),
      sites: Number(lengths[index] ?? 0) * 1_000,
      isFull: index < full,
      band: bandOf(small[0]),
      bandBefore: bandOf(small[1]),
      isCompared: pair === small,
    }
  })
}

/**
 * A tool as its page carries it for hydration. The router's own form numbers every value, and numbers hardly compress:
 * as one text the page is 2 KB smaller.
 */
export const packTool = ({ bands: known, features, ...tool }: ToolDetail): string =>
  JSON.stringify({
    ...tool,
    features: features.map(({ slug, name }) => ({ slug, name })),
    bands: known && { ...known, countries: packPlaces(known.countries) },
  })

export function unpackTool(packed: string): ShownTool {
  const { bands: known, ...tool } = JSON.parse(packed) as Omit<ShownTool, 'bands'> & {
    bands: (Omit<NonNullable<ToolDetail['bands']>, 'countries'> & { countries: PackedPlaces }) | null
  }
  return { ...tool, bands: known && { ...known, countries: unpackPlaces(known.countries) } }
}
