import type { ToolCard } from '@polydex/contract/tool-card'

/** What a card shows of a tool. */
export type ShownCard = Omit<ToolCard, 'addedOn' | 'wholeSite'> & Partial<Pick<ToolCard, 'addedOn'>>

/**
 * As exact as a card shows it, and without what no card shows: a page carries its data a second time, for the script,
 * and digits at random are what does not compress. The date added is shown in lists of that order.
 */
export const toShownCard = (
  { addedOn, wholeSite: _wholeSite, ...card }: ToolCard,
  sort: string | undefined,
): ShownCard => ({
  ...card,
  ...(sort === 'added' && { addedOn }),
  visits: card.visits === null ? null : Number(card.visits.toPrecision(3)),
  topCountries: card.topCountries.map(({ code, share }) => ({ code, share: Number(share.toFixed(2)) })),
})
