import type { CorrectedField } from '@polydex/contract/case/correction'
import { entryParts, type CorrectionProblem, type EntryPart } from '@polydex/contract/case/correction-choices'
import { factKindName } from '../../i18n/names/fact-kind-name.ts'
import type { Translate } from '../../i18n/translate.tsx'

/** A choice without a name does not compile. */
const problems: Record<CorrectionProblem, (t: Translate) => string> = {
  'link-broken': (t) => t('correction.linkBroken'),
  'wrong-fact': (t) => t('correction.wrongFact'),
  'wrong-category': (t) => t('correction.wrongCategory'),
  closed: (t) => t('correction.closed'),
  hijacked: (t) => t('correction.hijacked'),
  scam: (t) => t('correction.scam'),
  other: (t) => t('correction.other'),
}

const parts: Record<EntryPart, (t: Translate) => string> = {
  name: (t) => t('correction.fieldName'),
  url: (t) => t('correction.fieldUrl'),
  description: (t) => t('correction.fieldDescription'),
  pricing: (t) => t('correction.fieldPricing'),
  categories: (t) => t('correction.fieldCategories'),
  features: (t) => t('correction.fieldFeatures'),
  'use-cases': (t) => t('correction.fieldUseCases'),
  figures: (t) => t('correction.fieldFigures'),
}

export const problemName = (t: Translate, problem: CorrectionProblem): string => problems[problem](t)
const isPart = (field: CorrectedField): field is EntryPart => entryParts.some((part) => part === field)

export const fieldName = (t: Translate, field: CorrectedField): string =>
  isPart(field) ? parts[field](t) : factKindName(t, field)
