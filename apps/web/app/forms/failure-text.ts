import type { ErrorCode } from '@polydex/contract/error'
import type { Translate } from '../i18n/translate.tsx'

const texts: Partial<Record<ErrorCode, (t: Translate) => string>> = {
  wrong_credentials: (t) => t('errors.wrong_credentials'),
  login_required: (t) => t('form.sessionEnded'),
  email_taken: (t) => t('errors.email_taken'),
  link_ended: (t) => t('errors.link_ended'),
  rate_limited: (t) => t('errors.rate_limited'),
  mail_off: (t) => t('errors.mail_off'),
  unavailable: (t) => t('form.unavailable'),
}

/** Why a form as a whole was not accepted. */
export const failureText = (t: Translate, code: ErrorCode): string => texts[code]?.(t) ?? t('form.unexpected')
