import type { Locale } from '@polydex/contract/locale'
import { formatDay, formatMonth } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'

/** The directory began in this month: what it has held since then without a known day was listed somewhere before. */
const beginning = '2026-11'

/** For a sentence of its own, on a card: Added May 1, 2024. */
export const sayAdded = (t: Translate, locale: Locale, day: string | null): string =>
  day === null
    ? t('card.addedBefore', { month: formatMonth(locale, beginning) })
    : t('card.addedOn', { day: formatDay(locale, day) })

/** Beside its name: May 1, 2024. */
export const nameAdded = (t: Translate, locale: Locale, day: string | null): string =>
  day === null ? t('tool.addedBefore', { month: formatMonth(locale, beginning) }) : formatDay(locale, day)
