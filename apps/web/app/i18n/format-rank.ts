import type { Locale } from '@polydex/contract/locale/locale'
import { formatNumber } from './format.ts'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** Standing alone, not in a sentence. */
const forms: Record<Locale, (rank: number, text: string) => string> = {
  en: (rank, text) => text + (endings[ordinals.select(rank)] ?? 'th'),
  tw: (_, text) => `第 ${text} 名`,
  zh: (_, text) => `第 ${text} 名`,
  es: (_, text) => `${text}.º`,
  de: (_, text) => `${text}.`,
  ja: (_, text) => `${text}位`,
  ko: (_, text) => `${text}위`,
  vi: (_, text) => `Thứ ${text}`,
  pt: (_, text) => `${text}º`,
}

/** 33 → 33rd, 33., 第 33 名 … */
export const formatRank = (locale: Locale, rank: number): string => forms[locale](rank, formatNumber(locale, rank))
