import type { Locale } from '@polydex/contract/locale'
import { formatDay, formatMonth } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'

/**
 * The month in which the directory started: tools in it since then without a known day were listed elsewhere before.
 */
const beginning = '2026-11'

/** As a sentence, on a card: Added May 1, 2024. */
export const addedText = (t: Translate, locale: Locale, day: string | null): string =>
  day === null
    ? t('card.addedBefore', { month: formatMonth(locale, beginning) })
    : t('card.addedOn', { day: formatDay(locale, day) })

/** As a value beside its label: May 1, 2024. */
export const nameAdded = (t: Translate, locale: Locale, day: string | null): string =>
  day === null ? t('entry.addedBefore', { month: formatMonth(locale, beginning) }) : formatDay(locale, day)
