import type { SentCase } from '@polydex/contract/case/case'
import type { Translate } from '../../i18n/translate.tsx'

const titles: Record<SentCase['kind'], (t: Translate, name: string) => string> = {
  submission: (t, name) => t('case.title', { name }),
  correction: (t, name) => t('case.correctionOf', { name }),
  claim: (t, name) => t('case.claimOf', { name }),
}

/** The heading of a case's page. */
export const titleOf = (t: Translate, { kind, name }: SentCase): string => titles[kind](t, name)
