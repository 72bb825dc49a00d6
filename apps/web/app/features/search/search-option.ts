import type { Suggestion } from '@polydex/contract/tool'

/** A search of before, as an option of the list. */
type PastQuery = { kind: 'past'; query: string }

/** A line of the list below a search field. */
export type SearchOption = PastQuery | Suggestion

export type OptionGroup = { kind: SearchOption['kind']; options: SearchOption[] }

/** More nobody reads while typing. */
const mostOptions = 8

/** Past searches first, because they are there at once; then categories and tools apart, the kind of the best one first. */
export function groupOptions(past: readonly string[], suggestions: readonly Suggestion[]): OptionGroup[] {
  const options = [...past.map((query): SearchOption => ({ kind: 'past', query })), ...suggestions].slice(
    0,
    mostOptions,
  )
  const kinds = [...new Set(options.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, options: options.filter((option) => option.kind === kind) }))
}

export const nameOfOption = (option: SearchOption | null): string =>
  option === null ? '' : option.kind === 'past' ? option.query : option.name
