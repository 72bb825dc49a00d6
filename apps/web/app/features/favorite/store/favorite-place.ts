import type { FavoriteSort } from '@polydex/contract/favorite/favorite'
import type { Locale } from '@polydex/contract/locale/locale'
import { pathTo } from '../../../addresses/path-to.ts'

/** The page of favourites and its query. */
export type FavoritePlace = {
  page: 'collect'
  query: Readonly<Record<string, string | undefined>>
}

const sorts: readonly string[] = ['saved', 'name', 'visits', 'added'] satisfies FavoriteSort[]
const isSort = (text: string | undefined): text is FavoriteSort => text !== undefined && sorts.includes(text)

/** The sort order; an unknown value counts as absent. */
export const sortIn = ({ query: { sort } }: FavoritePlace): FavoriteSort => (isSort(sort) ? sort : 'saved')

/** The same list with other options; starts at the first page. */
export const addressIn = (
  locale: Locale,
  { page, query }: FavoritePlace,
  change: Record<string, string | number | undefined>,
): string => pathTo(page, locale, undefined, { ...query, page: undefined, ...change })
