import { tooOftenText } from '../i18n/too-often-text.ts'
import type { Language, Translate } from '../i18n/translate.tsx'
import type { FormFault } from './form-fault.ts'

const texts: Partial<Record<FormFault['code'], (t: Translate) => string>> = {
  wrong_credentials: (t) => t('errors.wrong_credentials'),
  login_required: (t) => t('form.sessionEnded'),
  email_taken: (t) => t('errors.email_taken'),
  link_ended: (t) => t('errors.link_ended'),
  read_only: (t) => t('errors.read_only'),
  sign_ups_off: (t) => t('errors.sign_ups_off'),
  submissions_off: (t) => t('errors.submissions_off'),
  mail_off: (t) => t('errors.mail_off'),
  unavailable: (t) => t('form.unavailable'),
  robot: (t) => t('form.robot'),
}

/** Why the form as a whole was rejected. */
export const failureText = (language: Language, { code, retryAfterSeconds }: Omit<FormFault, 'fields'>): string =>
  code === 'rate_limited'
    ? tooOftenText(language, retryAfterSeconds)
    : (texts[code]?.(language.t) ?? language.t('form.unexpected'))
