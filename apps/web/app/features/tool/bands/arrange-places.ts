import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import type { PlaceInList } from '@polydex/contract/tool/tool-places'
import { formatCountry } from '../../../i18n/format.ts'

const placeSorts = ['length', 'place', 'name'] as const
export type PlaceSort = (typeof placeSorts)[number]

/** A row of the table; the place now and before are in its cells. */
export type PlaceRow = Pick<PlaceInList, 'code' | 'sites' | 'cells' | 'isCompared'>

export const isPlaceSort = (value: string): value is PlaceSort => placeSorts.some((sort) => sort === value)

/** Separates full and short lists and packs each in the requested order; the API returns the longest first. */
export function arrangePlaces(
  locale: Locale,
  countries: readonly PlaceInList[],
  sort: PlaceSort,
): { full: string; short: string } {
  const collator = new Intl.Collator(getLocaleRow(locale).htmlLang)
  const compare: Record<PlaceSort, (a: PlaceInList, b: PlaceInList) => number> = {
    length: () => 0,
    place: (a, b) => (a.band ?? Infinity) - (b.band ?? Infinity) || 0,
    name: (a, b) => collator.compare(formatCountry(locale, a.code), formatCountry(locale, b.code)),
  }
  const rowsOf = (isFull: boolean) =>
    packRows(countries.filter((country) => country.isFull === isFull).toSorted(compare[sort]))
  return { full: rowsOf(true), short: rowsOf(false) }
}

/**
 * Rows as one text, `KR 353663 222221 +`: a page carries its data beside its HTML, and as objects these rows would take
 * two and a half times as many bytes, even compressed.
 */
const packRows = (rows: readonly PlaceRow[]): string =>
  rows.map(({ code, sites, cells, isCompared }) => `${code} ${sites} ${cells}${isCompared ? ' +' : ''}`).join('\n')

export const unpackRows = (text: string): PlaceRow[] =>
  text.split('\n').flatMap((line) => {
    const [code = '', sites = '', cells = '', compared] = line.split(' ')
    return code === '' ? [] : [{ code, sites: Number(sites), cells, isCompared: compared !== undefined }]
  })
