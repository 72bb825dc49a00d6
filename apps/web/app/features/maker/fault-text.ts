import type { ClaimFault } from '@polydex/contract/case/claim'
import type { Translate } from '../../i18n/translate.tsx'

/** A fault without a text does not compile. */
const texts: Record<ClaimFault, (t: Translate, host: string) => string> = {
  missing: (t) => t('maker.faultMissing'),
  'wrong-token': (t) => t('maker.faultWrongToken'),
  moved: (t, host) => t('maker.faultMoved', { host }),
  'too-large': (t) => t('maker.faultTooLarge'),
  unreachable: (t, host) => t('maker.faultUnreachable', { host }),
}

/** Why we did not find the token of a claim. */
export const faultText = (t: Translate, fault: ClaimFault, host: string): string => texts[fault](t, host)
