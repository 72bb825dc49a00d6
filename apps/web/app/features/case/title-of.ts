import type { SentCase } from '@polydex/contract/case'
import type { Translate } from '../../i18n/translate.tsx'

/** The heading of a case's page. */
export const titleOf = (t: Translate, { kind, name }: SentCase): string =>
  kind === 'correction' ? t('case.correctionOf', { name }) : t('case.title', { name })
