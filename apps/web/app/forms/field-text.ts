import type { FieldCode } from '@polydex/contract/text/field-message'
import type { Translate } from '../i18n/translate.tsx'

/** A code without a text does not compile. */
const texts: Record<FieldCode | 'unknown', (t: Translate) => string> = {
  emailMissing: (t) => t('form.emailMissing'),
  emailInvalid: (t) => t('form.emailInvalid'),
  emailTooLong: (t) => t('form.emailTooLong'),
  passwordMissing: (t) => t('form.passwordMissing'),
  passwordTooShort: (t) => t('form.passwordTooShort'),
  passwordTooLong: (t) => t('form.passwordTooLong'),
  passwordCommon: (t) => t('form.passwordCommon'),
  passwordGuessable: (t) => t('form.passwordGuessable'),
  passwordSame: (t) => t('form.passwordSame'),
  passwordWrong: (t) => t('form.passwordWrong'),
  nameMissing: (t) => t('form.nameMissing'),
  nameTooLong: (t) => t('form.nameTooLong'),
  urlMissing: (t) => t('form.urlMissing'),
  urlInvalid: (t) => t('form.urlInvalid'),
  urlTooLong: (t) => t('form.urlTooLong'),
  urlListed: (t) => t('form.urlListed'),
  urlWaiting: (t) => t('form.urlWaiting'),
  categoriesMissing: (t) => t('form.categoriesMissing'),
  categoriesTooMany: (t) => t('form.categoriesTooMany'),
  categoriesUnknown: (t) => t('form.categoriesUnknown'),
  descriptionMissing: (t) => t('form.descriptionMissing'),
  descriptionTooShort: (t) => t('form.descriptionTooShort'),
  descriptionTooShortEastAsian: (t) => t('form.descriptionTooShortEastAsian'),
  descriptionTooLong: (t) => t('form.descriptionTooLong'),
  trialTooLong: (t) => t('form.trialTooLong'),
  trialUnavailable: (t) => t('form.trialUnavailable'),
  replyToUnavailable: (t) => t('form.replyToUnavailable'),
  problemMissing: (t) => t('form.problemMissing'),
  correctionMissing: (t) => t('form.correctionMissing'),
  correctionTooLong: (t) => t('form.correctionTooLong'),
  iconUrlInvalid: (t) => t('form.iconUrlInvalid'),
  visitsMissing: (t) => t('form.visitsMissing'),
  visitsInvalid: (t) => t('form.visitsInvalid'),
  visitsOtherHost: (t) => t('form.visitsOtherHost'),
  visitsOtherMonth: (t) => t('form.visitsOtherMonth'),
  caseUnknown: (t) => t('form.caseUnknown'),
  charactersInvalid: (t) => t('form.charactersInvalid'),
  unknown: (t) => t('form.fieldInvalid'),
}

/** The text for a field code, in the page's language. An API newer than this page may send codes it does not know. */
export const fieldText = (t: Translate, code: FieldCode | 'unknown'): string =>
  (Object.hasOwn(texts, code) ? texts[code] : texts.unknown)(t)
