import type { DeclineReason } from '@polydex/contract/case/case'
import type { Translate } from '../../i18n/translate.tsx'

/** A reason without a text does not compile. */
const texts: Record<DeclineReason, (t: Translate) => string> = {
  listed: (t) => t('case.reasonListed'),
  'not-ai': (t) => t('case.reasonNotAi'),
  unreachable: (t) => t('case.reasonUnreachable'),
  'not-open': (t) => t('case.reasonNotOpen'),
  unclear: (t) => t('case.reasonUnclear'),
  promotion: (t) => t('case.reasonPromotion'),
  harmful: (t) => t('case.reasonHarmful'),
  unconfirmed: (t) => t('case.reasonUnconfirmed'),
  'right-already': (t) => t('case.reasonRightAlready'),
  other: (t) => t('case.reasonOther'),
}

export const reasonText = (t: Translate, reason: DeclineReason): string => texts[reason](t)
