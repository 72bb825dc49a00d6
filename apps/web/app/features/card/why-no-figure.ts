import type { SiteFigures } from '@polydex/contract/category'
import type { ShownCard } from '../../api/shown-card.ts'
import type { Translate } from '../../i18n/translate.tsx'

type Why = { title: string; reason: string }

/** Why a tool has no figure. */
export function whyNoFigure(
  t: Translate,
  { partOf = null, status }: Pick<ShownCard, 'partOf' | 'status'>,
  basis: SiteFigures['figuresBasis'] | undefined,
): Why {
  if (partOf !== null) return { title: t('card.partOf'), reason: t('card.partOfWhy', { site: partOf }) }
  // Lists are not searched for closed tools.
  if (status === 'closed') return { title: t('card.belowLists'), reason: t('card.closedWhy') }
  return basis === 'bands'
    ? { title: t('card.belowLists'), reason: t('card.belowListsWhy') }
    : { title: t('card.noFigures'), reason: t('card.noFiguresWhy') }
}
