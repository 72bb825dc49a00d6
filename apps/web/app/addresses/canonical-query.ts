export type Defaults = Readonly<Record<string, string>>

/** Values that mean the same as leaving them out. With a text the best fit comes first, so that `visits` is a wish. */
const defaults: Defaults = { page: '1', pageSize: '24', order: 'desc', sort: 'visits' }

/** Several values in one parameter, separated by commas; their order means nothing. */
const lists = new Set(['category', 'price', 'features'])

/** A form repeats a list's parameter once per ticked box: all of them count. Of anything else the first does. */
function spell(key: string, values: readonly string[]): string {
  const [first = ''] = values
  if (!lists.has(key)) return key === 'q' ? first.trim() : first
  const items = values.flatMap((value) => value.split(',')).filter((item) => item !== '')
  return [...new Set(items)].toSorted().join(',')
}

/** The one spelling of what an address asks for: known parameters once, in listed order, without empty and default ones. */
export function canonicalPairs(
  known: readonly string[],
  valuesOf: (key: string) => readonly string[],
  /** Of pages that begin otherwise. */
  own: Defaults = {},
): [string, string][] {
  const hasText = known.includes('q') && spell('q', valuesOf('q')) !== ''
  return known.flatMap((key): [string, string][] => {
    const value = spell(key, valuesOf(key))
    const isDefault = value === (own[key] ?? defaults[key]) && !(key === 'sort' && hasText)
    return value === '' || isDefault ? [] : [[key, value]]
  })
}

/** Written as people would type it: commas need no escaping in a query. */
export const writeQuery = (pairs: readonly [string, string][]): string =>
  pairs.length === 0 ? '' : `?${new URLSearchParams([...pairs]).toString().replaceAll('%2C', ',')}`
