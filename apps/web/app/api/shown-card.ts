import type { ToolCard } from '@polydex/contract/tool/tool-card'

/** The fields of a tool that a card shows. */
export type ShownCard = Omit<ToolCard, 'addedOn' | 'wholeSite' | 'partOf'> &
  Partial<Pick<ToolCard, 'addedOn' | 'partOf'>>

/**
 * Rounded to what a card shows, and without the fields it does not: a page embeds its data a second time for hydration,
 * and random digits do not compress. The date added is shown only in lists sorted by it.
 */
export const toShownCard = (
  { addedOn, wholeSite: _wholeSite, partOf, ...card }: ToolCard,
  sort: string | undefined,
): ShownCard => ({
  ...card,
  ...(sort === 'added' && { addedOn }),
  ...(partOf !== null && { partOf }),
  visits: card.visits === null ? null : Number(card.visits.toPrecision(3)),
  topCountries: card.topCountries.map(({ code, share }) => ({ code, share: Number(share.toFixed(2)) })),
})
