import type { ListFilter } from '@polydex/contract/tool/list-filter'
import type { Locale } from '@polydex/contract/locale/locale'
import { pathTo, type Query } from '../../addresses/path-to.ts'
import { viewIn, type View } from '../../ui/list/view-switch.tsx'

/** A list of tools: its page and its query. */
export type ListPlace = {
  page: 'find' | 'category' | 'task' | 'alternatives'
  /** The slug of the category, task or tool that the page is about. */
  subject: string | undefined
  query: Readonly<Record<string, string | undefined>>
}

/** The same list with something changed. Starts at the first page unless the change sets another. */
export const addressIn = (locale: Locale, { page, subject, query }: ListPlace, change: Query = {}): string =>
  pathTo(page, locale, subject, { ...query, page: undefined, asked: undefined, ...change })

export const chosenIn = ({ query }: ListPlace, key: ListFilter): string[] => query[key]?.split(',') ?? []

/** Whether a list starts with what fits best, unless it is sorted. */
export const isByFit = ({ page, query }: ListPlace): boolean =>
  page === 'task' || page === 'alternatives' || query['q'] !== undefined

/** How a list is shown: lists about a task or a tool are for comparing. */
export const viewOf = ({ page, query }: ListPlace): View =>
  page === 'task' || page === 'alternatives' ? (query['view'] === 'cards' ? 'cards' : 'list') : viewIn(query)

/** An indexable list: all tools, or all of a category, in their default order; its canonical address has no view. */
export const isPlain = ({ query }: ListPlace): boolean =>
  Object.entries(query).every(([key, value]) => value === undefined || key === 'page' || key === 'view')

/** Changes to the current query; undefined removes a parameter. */
export type Change = Readonly<Record<string, string | undefined>>

/** Removes one value from a filter. */
export const without = (place: ListPlace, key: ListFilter, value: string): Change => ({
  [key]:
    chosenIn(place, key)
      .filter((chosen) => chosen !== value)
      .join(',') || undefined,
})
