import type { RankingBasis } from '@polydex/contract/ranking'
import type { Translate } from '../../i18n/translate.tsx'

/** Names the tool that rose most in a month, by reach or by visits. */
export const leadRiser = (t: Translate, basis: RankingBasis, name: string): string =>
  basis === 'bands' ? t('month.leadRiserReach', { name }) : t('month.leadRiser', { name })
