import type { Suggestion } from '@polydex/contract/tool/tool'

/** A past search, as an option of the list. */
type PastQuery = { kind: 'past'; query: string }

/** An option of the list below a search field. */
export type SearchOption = PastQuery | Suggestion

export type OptionGroup = { kind: SearchOption['kind']; options: SearchOption[] }

/** Upper bound; visitors do not read more while typing. */
const maxOptions = 8

/**
 * Past searches first, because they are available immediately; then categories and tools separately, starting with the
 * kind of the best match.
 */
export function groupOptions(past: readonly string[], suggestions: readonly Suggestion[]): OptionGroup[] {
  const options = [...past.map((query): SearchOption => ({ kind: 'past', query })), ...suggestions].slice(0, maxOptions)
  const kinds = [...new Set(options.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, options: options.filter((option) => option.kind === kind) }))
}

export const nameOfOption = (option: SearchOption | null): string =>
  option === null ? '' : option.kind === 'past' ? option.query : option.name
