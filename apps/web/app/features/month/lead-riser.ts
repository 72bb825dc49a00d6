import type { RankingBasis } from '@polydex/contract/figure/ranking'
import type { Translate } from '../../i18n/translate.tsx'

/** Names the first two tools that rose in a month, by reach or by visits. */
export function leadRiser(t: Translate, basis: RankingBasis, [name, second]: readonly string[]): string | undefined {
  if (name === undefined) return undefined
  if (basis === 'bands')
    return second === undefined ? t('month.leadRiserReach', { name }) : t('month.leadRisersReach', { name, second })
  return second === undefined ? t('month.leadRiser', { name }) : t('month.leadRisers', { name, second })
}
