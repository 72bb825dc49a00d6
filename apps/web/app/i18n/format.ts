import { getLocaleRow, type Locale } from '@polydex/contract/locale'

/** Making a formatter costs more than using it a thousand times. */
const remember = <Formatter>(make: (tag: string) => Formatter): ((locale: Locale) => Formatter) => {
  const made = new Map<Locale, Formatter>()
  return (locale) => {
    const known = made.get(locale) ?? make(getLocaleRow(locale).htmlLang)
    made.set(locale, known)
    return known
  }
}

const compact = remember((tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumSignificantDigits: 3 }))
const signedCompact = remember(
  (tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumSignificantDigits: 3, signDisplay: 'exceptZero' }),
)
const plain = remember((tag) => new Intl.NumberFormat(tag))
const signedPercent = remember(
  (tag) =>
    new Intl.NumberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
)
const month = remember((tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }))
const shortMonth = remember((tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', timeZone: 'UTC' }))
const day = remember((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }))
const region = remember((tag) => new Intl.DisplayNames(tag, { type: 'region' }))

/** 12,400,000 → 12.4M, 1240万 … */
/** Intl writes a hyphen for minus in most languages; a figure deserves the sign. */
const withMinus = (text: string): string => text.replace('-', '−')

export const formatCompact = (locale: Locale, value: number): string => compact(locale).format(value)
export const formatSignedCompact = (locale: Locale, value: number): string =>
  withMinus(signedCompact(locale).format(value))
export const formatNumber = (locale: Locale, value: number): string => plain(locale).format(value)
/** 0.117 → +11.7% */
export const formatSignedPercent = (locale: Locale, value: number): string =>
  withMinus(signedPercent(locale).format(value))
/** '2026-10' → October 2026 */
export const formatMonth = (locale: Locale, value: string): string => month(locale).format(new Date(`${value}-01`))
export const formatShortMonth = (locale: Locale, value: string): string =>
  shortMonth(locale).format(new Date(`${value}-01`))
/** '2026-11-14' → Nov 14, 2026 */
export const formatDay = (locale: Locale, value: string): string => day(locale).format(new Date(value))
export const formatCountry = (locale: Locale, code: string): string => region(locale).of(code) ?? code
