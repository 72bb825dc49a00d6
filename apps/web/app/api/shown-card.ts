import type { ToolCard } from '@polydex/contract/tool/tool-card'

/** The fields of a tool that a card shows. */
export type ShownCard = Omit<ToolCard, 'addedOn' | 'alive' | 'wholeSite' | 'partOf'> &
  Partial<Pick<ToolCard, 'addedOn' | 'alive' | 'partOf'>>

/** Whether our server had no answer from its home page for days. */
export const isSilent = ({ alive }: Pick<ShownCard, 'alive'>): boolean => (alive?.silentSince ?? null) !== null

/**
 * Rounded to what a card shows, and without the fields it does not: a page embeds its data a second time for hydration,
 * and random digits do not compress. The date added is shown only in lists sorted by it, and no card says when a site
 * answered, which changes every few days.
 */
export const toShownCard = (
  { addedOn, alive, wholeSite: _wholeSite, partOf, ...card }: ToolCard,
  sort: string | undefined,
): ShownCard => ({
  ...card,
  ...(sort === 'added' && { addedOn }),
  ...(partOf !== null && { partOf }),
  ...(isSilent({ alive }) && { alive }),
  visits: card.visits === null ? null : Number(card.visits.toPrecision(3)),
  topCountries: card.topCountries.map(({ code, share }) => ({ code, share: Number(share.toFixed(2)) })),
})
