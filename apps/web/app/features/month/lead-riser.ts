import type { RankingBasis } from '@polydex/contract/ranking'
import type { Translate } from '../../i18n/translate.tsx'

/** Who rose most in a month, and in what. */
export const leadRiser = (t: Translate, basis: RankingBasis, name: string): string =>
  basis === 'bands' ? t('month.leadRiserReach', { name }) : t('month.leadRiser', { name })
