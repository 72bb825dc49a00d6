import type { CaseStatus, SentCase } from '@polydex/contract/case'
import type { Translate } from '../../i18n/translate.tsx'

/** A status without a name does not compile. */
const names: Record<CaseStatus, (t: Translate) => string> = {
  received: (t) => t('case.received'),
  'in-review': (t) => t('case.inReview'),
  accepted: (t) => t('case.accepted'),
  declined: (t) => t('case.declined'),
}

export const statusName = (t: Translate, { kind, status }: Pick<SentCase, 'kind' | 'status'>): string =>
  kind === 'correction' && status === 'accepted' ? t('case.corrected') : names[status](t)
