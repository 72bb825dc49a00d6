import type { FavoriteSort } from '@polydex/contract/favorite'
import type { Locale } from '@polydex/contract/locale'
import { pathTo } from '../../addresses/path-to.ts'

/** Which list of favourites, and what of it is asked for. */
export type FavoritePlace = {
  page: 'collect' | 'collect-shared'
  /** The key of a shared list. */
  parameter?: string | undefined
  query: Readonly<Record<string, string | undefined>>
}

const sorts: readonly string[] = ['saved', 'name', 'visits', 'added'] satisfies FavoriteSort[]
const isSort = (text: string | undefined): text is FavoriteSort => text !== undefined && sorts.includes(text)

/** What the list is ordered by; a word that is none counts as left out. */
export const sortIn = ({ query: { sort } }: FavoritePlace): FavoriteSort => (isSort(sort) ? sort : 'saved')

/** The same list, with something else asked of it; that begins on its first page. */
export const addressIn = (
  locale: Locale,
  { page, parameter, query }: FavoritePlace,
  change: Record<string, string | number | undefined>,
): string => pathTo(page, locale, parameter, { ...query, page: undefined, ...change })
