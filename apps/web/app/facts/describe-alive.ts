import type { Locale } from '@polydex/contract/locale/locale'
import type { Alive } from '@polydex/contract/tool/tool-card'
import { formatDay } from '../i18n/format.ts'
import type { Translate } from '../i18n/translate.tsx'

/** All that the site says by itself about whether a tool is alive: what our server saw, and when. */
export const describeAlive = (t: Translate, locale: Locale, { answeredOn, silentSince }: Alive): string =>
  silentSince === null
    ? t('entry.answered', { day: formatDay(locale, answeredOn ?? '') })
    : t('entry.silent', { day: formatDay(locale, silentSince) })
