import type { CaseStatus, SentCase } from '@polydex/contract/case/case'
import type { Translate } from '../../i18n/translate.tsx'

type Names = Record<CaseStatus, (t: Translate) => string>

/** A status without a name does not compile. */
const names: Names = {
  received: (t) => t('case.received'),
  'in-review': (t) => t('case.inReview'),
  accepted: (t) => t('case.accepted'),
  declined: (t) => t('case.declined'),
}

const ownNames: Partial<Record<SentCase['kind'], Partial<Names>>> = {
  correction: { accepted: (t) => t('case.corrected'), declined: (t) => t('case.unchanged') },
  claim: { accepted: (t) => t('case.verified'), declined: (t) => t('case.notVerified') },
}

export const statusName = (t: Translate, { kind, status }: Pick<SentCase, 'kind' | 'status'>): string =>
  (ownNames[kind]?.[status] ?? names[status])(t)
