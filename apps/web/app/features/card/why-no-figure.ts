import type { SiteFigures } from '@polydex/contract/tool/category'
import type { ShownCard } from '../../api/shown-card.ts'
import type { Translate } from '../../i18n/translate.tsx'

type Why = { title: string; reason: string }

/** Why a tool has no figure. */
export function whyNoFigure(
  t: Translate,
  { partOf = null, status }: Pick<ShownCard, 'partOf' | 'status'>,
  basis: SiteFigures['figuresBasis'] | undefined,
): Why {
  if (partOf !== null) return { title: t('listed.partOf'), reason: t('listed.partOfWhy', { site: partOf }) }
  // Lists are not searched for closed tools.
  if (status === 'closed') return { title: t('listed.belowLists'), reason: t('listed.closedWhy') }
  return basis === 'bands'
    ? { title: t('listed.belowLists'), reason: t('listed.belowListsWhy') }
    : { title: t('listed.noFigures'), reason: t('listed.noFiguresWhy') }
}
