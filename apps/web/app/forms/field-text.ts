import { fieldMessage } from '@polydex/contract/field-message'
import type { Translate } from '../i18n/translate.tsx'

/** A field message without a text does not compile. */
const texts: Record<keyof typeof fieldMessage, (t: Translate) => string> = {
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
  categoriesMissing: (t) => t('form.categoriesMissing'),
  categoriesTooMany: (t) => t('form.categoriesTooMany'),
  categoriesUnknown: (t) => t('form.categoriesUnknown'),
  descriptionMissing: (t) => t('form.descriptionMissing'),
  descriptionTooShort: (t) => t('form.descriptionTooShort'),
  descriptionTooShortEastAsian: (t) => t('form.descriptionTooShortEastAsian'),
  descriptionTooLong: (t) => t('form.descriptionTooLong'),
  trialTooLong: (t) => t('form.trialTooLong'),
  trialUnavailable: (t) => t('form.trialUnavailable'),
  charactersInvalid: (t) => t('form.charactersInvalid'),
}

const textOf = new Map(
  Object.entries(fieldMessage).map(([key, message]) => [message as string, texts[key as keyof typeof fieldMessage]]),
)

/** The text for a field message of the API, in the page's language. */
export const fieldText = (t: Translate, message: string): string => textOf.get(message)?.(t) ?? t('form.fieldInvalid')
