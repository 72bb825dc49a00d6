import type { Suggestion } from '@polydex/contract/tool/suggestion'

/** A past search, or the search for the typed text itself, as an option of the list. */
type QueryOption = { kind: 'past'; query: string } | { kind: 'all'; query: string }

/** An option of the list below a search field. */
export type SearchOption = QueryOption | Suggestion

export type OptionGroup = { kind: SearchOption['kind']; options: SearchOption[] }

/** From what is at hand at once to what is least precise. */
const kinds: readonly SearchOption['kind'][] = ['past', 'compare', 'tool', 'task', 'category', 'all']

/** Options by kind; last, the search for what is typed. */
export function groupOptions(
  typed: string,
  past: readonly string[],
  suggestions: readonly Suggestion[],
): OptionGroup[] {
  const options: SearchOption[] = [
    ...past.map((query) => ({ kind: 'past' as const, query })),
    ...suggestions,
    ...(suggestions.length > 0 && typed !== '' ? [{ kind: 'all' as const, query: typed }] : []),
  ]
  return kinds
    .map((kind) => ({ kind, options: options.filter((option) => option.kind === kind) }))
    .filter((group) => group.options.length > 0)
}

const isQuery = (option: SearchOption): option is QueryOption => option.kind === 'past' || option.kind === 'all'

export const nameOfOption = (option: SearchOption | null): string =>
  option === null ? '' : isQuery(option) ? option.query : option.name

export const keyOfOption = (option: SearchOption): string => (isQuery(option) ? option.query : option.slug)
