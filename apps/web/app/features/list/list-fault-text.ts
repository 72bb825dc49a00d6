import type { Translate } from '../../i18n/translate.tsx'

export type ListFaultKind = 'unfit' | 'tooMany' | 'failed'

const texts: Record<ListFaultKind, (t: Translate) => string> = {
  unfit: (t) => t('saveAll.unfit'),
  tooMany: (t) => t('saveAll.tooMany'),
  failed: (t) => t('saveAll.failed'),
}

/** Why nothing was saved to a list. */
export const listFaultText = (t: Translate, fault: ListFaultKind): string => texts[fault](t)
