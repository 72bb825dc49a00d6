import type { SwitchName } from '@polydex/contract/http/switch'
import type { Translate } from '../i18n/translate.tsx'

const texts: Record<SwitchName, (t: Translate) => string> = {
  'read-only': (t) => t('errors.read_only'),
  'no-sign-ups': (t) => t('errors.sign_ups_off'),
  'no-submissions': (t) => t('errors.submissions_off'),
  'no-mail': (t) => t('errors.mail_off'),
  'no-search': (t) => t('errors.search_off'),
}

/** The notice, before a visitor fills in a form, that it cannot be sent for a while; undefined if it can. */
export function switchText(
  t: Translate,
  switches: readonly SwitchName[],
  closedBy: readonly SwitchName[],
): string | undefined {
  const refusing = closedBy.find((name) => switches.includes(name))
  return refusing && texts[refusing](t)
}
