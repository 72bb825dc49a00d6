import type { Locale } from '@polydex/contract/locale'
import { pathTo, type Query } from '../../addresses/path-to.ts'

/** Filters that take several values. */
export const filterKeys = ['price', 'features', 'category'] as const
export type FilterKey = (typeof filterKeys)[number]

/** A list of tools: the page that shows it and what its address asks for. */
export type ListPlace = {
  page: 'find' | 'category'
  /** The slug of the one category that the page is about. */
  category: string | undefined
  query: Readonly<Record<string, string | undefined>>
}

/** The same list with something changed. It starts again at its first page, unless the change names another. */
export const addressIn = (locale: Locale, { page, category, query }: ListPlace, change: Query = {}): string =>
  pathTo(page, locale, category, { ...query, page: undefined, ...change })

export const chosenIn = ({ query }: ListPlace, key: FilterKey): string[] => query[key]?.split(',') ?? []

/** A list that search engines may know: all tools, or all of a category, in their usual order. */
export const isPlain = ({ query }: ListPlace): boolean =>
  Object.entries(query).every(([key, value]) => value === undefined || key === 'page')

/** What differs from the address as it is; undefined takes a parameter out. */
export type Change = Readonly<Record<string, string | undefined>>

/** Takes one value out of a filter. */
export const without = (place: ListPlace, key: FilterKey, value: string): Change => ({
  [key]:
    chosenIn(place, key)
      .filter((chosen) => chosen !== value)
      .join(',') || undefined,
})
