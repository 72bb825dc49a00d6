import type { FavoriteSort } from '@polydex/contract/favorite/favorite'
import type { Locale } from '@polydex/contract/locale/locale'
import { pathTo } from '../../../addresses/path-to.ts'

/** A list of favourites and its query. */
export type FavoritePlace = {
  page: 'collect' | 'collect-shared'
  /** The key of a shared list. */
  parameter?: string | undefined
  query: Readonly<Record<string, string | undefined>>
}

const sorts: readonly string[] = ['saved', 'name', 'visits', 'added'] satisfies FavoriteSort[]
const isSort = (text: string | undefined): text is FavoriteSort => text !== undefined && sorts.includes(text)

/** The sort order; an unknown value counts as absent. */
export const sortIn = ({ query: { sort } }: FavoritePlace): FavoriteSort => (isSort(sort) ? sort : 'saved')

/** The same list with other options; starts at the first page. */
export const addressIn = (
  locale: Locale,
  { page, parameter, query }: FavoritePlace,
  change: Record<string, string | number | undefined>,
): string => pathTo(page, locale, parameter, { ...query, page: undefined, ...change })
