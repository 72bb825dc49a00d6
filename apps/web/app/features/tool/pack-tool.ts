import { bands } from '@polydex/contract/bands'
import type { CountryPlace } from '@polydex/contract/tool-bands'
import type { ToolDetail } from '@polydex/contract/tool-detail'

/** 220 countries as three texts. */
type PackedPlaces = {
  /** Two letters each. */
  codes: string
  /** Two letters each, the band and the one before: a to g, z is none. Capitals: not compared. */
  pairs: string
  /** How much shorter each list is than the one before it; a dot: it is not full. */
  sites: string
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
  sites: places
    .map(({ sites, isFull }, index) => `${(places[index - 1]?.sites ?? 0) - sites}${isFull ? '' : '.'}`)
    .join(' '),
})

function unpackPlaces({ codes, pairs, sites }: PackedPlaces): CountryPlace[] {
  let length = 0
  return codes === ''
    ? []
    : sites.split(' ').map((step, index) => {
        length -= Number.parseInt(step, 10)
        const pair = pairs.slice(index * 2, index * 2 + 2)
        const small = pair.toLowerCase()
        return {
          code: codes.slice(index * 2, index * 2 + 2),
          sites: length,
          isFull: !step.endsWith('.'),
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
export const packTool = ({ bands: known, ...tool }: ToolDetail): string =>
  JSON.stringify({ ...tool, bands: known && { ...known, countries: packPlaces(known.countries) } })

export function unpackTool(packed: string): ToolDetail {
  const { bands: known, ...tool } = JSON.parse(packed) as Omit<ToolDetail, 'bands'> & {
    bands: (Omit<NonNullable<ToolDetail['bands']>, 'countries'> & { countries: PackedPlaces }) | null
  }
  return { ...tool, bands: known && { ...known, countries: unpackPlaces(known.countries) } }
}
