import { listFilters, type ListFilter } from '@polydex/contract/tool/list-filter'

/** The facet of `tool_sets` and `tool_counts` that a filter selects from. */
export const facetOf = Object.fromEntries(
  listFilters.map((key) => [
    key,
    key === 'features' ? 'feature' : key.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`),
  ]),
) as Readonly<Record<ListFilter, string>>

/**
 * Name of the set of tools known not to have a value, for filters that include unknown values. Such sets are not
 * choices and are not counted.
 */
export const notHaving = (value: string): string => `!${value}`
export const isChoice = (value: string): boolean => !value.startsWith('!')
