import { formerFeatures, listFilters } from '@polydex/contract/tool/list-filter'

export type Defaults = Readonly<Record<string, string>>

/**
 * Values that are the same as omitting the parameter. With a search text, relevance is the default, so `visits` is
 * explicit.
 */
const defaults: Defaults = { page: '1', pageSize: '24', order: 'desc', sort: 'visits', view: 'cards' }

/** Parameters with several comma-separated values, in no particular order. */
const lists = new Set<string>([...listFilters, 'tools'])

/** Forms repeat the parameter of a list once per ticked box: all count. For other parameters the first counts. */
function spell(key: string, values: readonly string[]): string {
  const [first = ''] = values
  if (!lists.has(key)) return key === 'q' ? first.trim() : first
  const items = values.flatMap((value) => value.split(',')).filter((item) => item !== '')
  return [...new Set(items)].toSorted().join(',')
}

type ValuesOf = (key: string) => readonly string[]

/** Former features are now values of other filters, or were dropped: maps their addresses to the current filters. */
function moveFormerFeatures(valuesOf: ValuesOf): ValuesOf {
  const features = valuesOf('features').flatMap((value) => value.split(','))
  const moved = features.flatMap((feature) => formerFeatures[feature] ?? [])
  const kept = features.filter((feature) => !Object.hasOwn(formerFeatures, feature))
  return (key) => [
    ...(key === 'features' ? kept : valuesOf(key)),
    ...moved.filter(({ filter }) => filter === key).flatMap(({ values }) => values),
  ]
}

/** The canonical query: known parameters once, in listed order, without empty and default values. */
export function canonicalPairs(
  known: readonly string[],
  valuesOf: ValuesOf,
  /** For pages with other defaults. */
  own: Defaults = {},
): [string, string][] {
  const hasText = known.includes('q') && spell('q', valuesOf('q')) !== ''
  const current = known.includes('features') ? moveFormerFeatures(valuesOf) : valuesOf
  return known.flatMap((key): [string, string][] => {
    const value = spell(key, current(key))
    const isDefault = value === (own[key] ?? defaults[key]) && !(key === 'sort' && hasText)
    return value === '' || isDefault ? [] : [[key, value]]
  })
}

/** Spelled as people would type it: commas need no escaping in a query. */
export const writeQuery = (pairs: readonly [string, string][]): string =>
  pairs.length === 0 ? '' : `?${new URLSearchParams([...pairs]).toString().replaceAll('%2C', ',')}`
