import type { ToolCard } from '@polydex/contract/tool/tool-card'

/** The first tool of each group, at most one per group, so that the suggestions are diverse. */
export function suggestTools(sections: readonly { cards: readonly ToolCard[] }[], count: number): ToolCard[] {
  const chosen = new Map<string, ToolCard>()
  for (const { cards } of sections) {
    const card = cards.find(({ group }) => !chosen.has(group))
    if (card !== undefined) chosen.set(card.group, card)
  }
  return [...chosen.values()].slice(0, count)
}
