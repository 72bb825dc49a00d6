import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'

/** Creating a formatter costs more than using it a thousand times. */
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
const shortMonthName = remember((tag) => new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' }))
// In Chinese the short form has digits (10月), as elsewhere on the site; the long one may spell the number out.
const monthName = remember(
  (tag) => new Intl.DateTimeFormat(tag, { month: tag.startsWith('zh') ? 'short' : 'long', timeZone: 'UTC' }),
)
const day = remember((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }))
const percent = remember((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }))
const finePercent = remember(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const decimal = remember((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const narrowMonth = remember((tag) => new Intl.DateTimeFormat(tag, { month: 'narrow', timeZone: 'UTC' }))
const list = remember((tag) => new Intl.ListFormat(tag, { style: 'narrow', type: 'conjunction' }))
const language = remember((tag) => new Intl.DisplayNames(tag, { type: 'language' }))
const region = remember((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
const shortRegion = remember((tag) => new Intl.DisplayNames(tag, { type: 'region', style: 'short' }))

/** Intl writes a hyphen for minus in most languages; figures use the minus sign. */
const withMinus = (text: string): string => text.replace('-', '−')
/** A difference that rounds to zero has a sign too: ±0.0% is a result, 0.0% might be a missing one. */
const withSign = (text: string): string => (/[1-9]/.test(text) ? withMinus(text) : `±${text}`)

/** 12,400,000 → 12.4M, 1240万 … */
export const formatCompact = (locale: Locale, value: number): string => compact(locale).format(value)
export const formatSignedCompact = (locale: Locale, value: number): string =>
  withSign(signedCompact(locale).format(value))
/** Small counts are the same in all nine languages: no formatter, whose first use takes 30 ms, is made for them. */
export const formatNumber = (locale: Locale, value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : plain(locale).format(value)
/** 0.117 → +11.7%, 0.0004 → ±0.0% */
export const formatSignedPercent = (locale: Locale, value: number): string =>
  withSign(signedPercent(locale).format(value))
/** '2026-10' → October 2026 */
export const formatMonth = (locale: Locale, value: string): string => month(locale).format(new Date(`${value}-01`))
export const formatShortMonth = (locale: Locale, value: string): string =>
  shortMonth(locale).format(new Date(`${value}-01`))
/** '2026-10' → Oct */
export const formatShortMonthName = (locale: Locale, value: string): string =>
  shortMonthName(locale).format(new Date(`${value}-01`))
/** '2026-10' → October, for use within a sentence; Intl capitalises the Vietnamese word (Tháng 10). */
export const formatMonthName = (locale: Locale, value: string): string =>
  monthName(locale)
    .format(new Date(`${value}-01`))
    .replace('Tháng', 'tháng')
/** '2026-11-14' → Nov 14, 2026 */
export const formatDay = (locale: Locale, value: string): string => day(locale).format(new Date(value))
/** '2026-11-14T09:30:00Z' → Nov 14, 2026, 9:30 AM UTC */
export const formatMoment = (locale: Locale, value: string): string =>
  `${new Intl.DateTimeFormat(getLocaleRow(locale).htmlLang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(value))} UTC`
/**
 * Short names would give "US" and "UK"; the long names of Hong Kong and Macao are administrative and not in common use.
 */
export const formatCountry = (locale: Locale, code: string): string =>
  (code === 'HK' || code === 'MO' ? shortRegion : region)(locale).of(code) ?? code
/** 0.184 → 18% */
export const formatPercent = (locale: Locale, value: number): string => percent(locale).format(value)
/** 0.184 → 18.4% */
export const formatFinePercent = (locale: Locale, value: number): string => finePercent(locale).format(value)
/** The name of a supported language in another: ('de', 'tw') → Chinesisch (Traditionell, Taiwan) */
export const formatLanguage = (locale: Locale, named: Locale): string =>
  language(locale).of(getLocaleRow(named).htmlLang) ?? named
/** 'fr' → French, ISO 639-1. */
export const formatLanguageCode = (locale: Locale, code: string): string => language(locale).of(code) ?? code
/** 3.05 → 3.1 */
export const formatDecimal = (locale: Locale, value: number): string => decimal(locale).format(value)
/** '2026-10' → O; in languages with numbered months only the number: 11月 → 11 */
export const formatNarrowMonth = (locale: Locale, value: string): string =>
  narrowMonth(locale)
    .format(new Date(`${value}-01`))
    .replace(/^(\d+)\D+$/, '$1')
/** Nov 2025 – Oct 2026 */
export const formatMonthRange = (locale: Locale, from: string, to: string): string =>
  shortMonth(locale).formatRange(new Date(`${from}-01`), new Date(`${to}-01`))
/** API, Mobile app, Templates */
export const formatList = (locale: Locale, items: readonly string[]): string => list(locale).format(items)
export const formatCountries = (locale: Locale, regions: readonly string[]): string =>
  formatList(
    locale,
    regions.map((region) => formatCountry(locale, region)),
  )
/** A duration in a suitable unit, rounded up: 45 → 45 seconds, 90 → 2 minutes, 5,000 → 2 hours */
export function formatWait(locale: Locale, seconds: number): string {
  const [value, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 3600 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour']
  return new Intl.NumberFormat(getLocaleRow(locale).htmlLang, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(value),
  )
}
/** (20, 'USD') → $20, 20 $ … */
export const formatPrice = (locale: Locale, amount: number, currency: string): string =>
  new Intl.NumberFormat(getLocaleRow(locale).htmlLang, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
