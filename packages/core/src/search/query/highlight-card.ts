import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { foldWithOffsets } from '../text/fold-text.ts'
import { highlightText, type Range } from './highlight-text.ts'
import { squash } from '../text/name-keys.ts'
import type { SearchPlan } from './plan-search.ts'

/** Adds to a card the ranges of its texts that match the query. */
export function highlightCard(card: ToolCard, { marked, query }: SearchPlan): ToolCard {
  return {
    ...card,
    highlight: {
      name: highlightName(card.name, query.key) ?? highlightText(card.name, marked),
      description: card.description === null ? [] : highlightText(card.description, marked),
    },
  }
}

/** Marks the beginning of a name if it equals the whole query, regardless of spacing: "chat g" marks "ChatG" of ChatGPT. */
function highlightName(name: string, key: string): Range[] | undefined {
  if (key === '' || !squash(name).startsWith(key)) return undefined
  const { text, offsets } = foldWithOffsets(name)
  let matched = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === key[matched]) matched += 1
    if (matched === key.length) return [{ start: 0, length: offsets[at + 1] ?? name.length }]
  }
  return undefined
}
