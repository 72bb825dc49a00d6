import type { Suggestion } from '@polydex/contract/tool'

export type SuggestionGroup = { kind: Suggestion['kind']; suggestions: Suggestion[] }

/** Categories and tools apart; the kind of the best one first. */
export function groupByKind(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, suggestions: suggestions.filter((suggestion) => suggestion.kind === kind) }))
}
