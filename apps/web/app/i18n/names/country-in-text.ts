import type { Locale } from '@polydex/contract/locale/locale'
import { formatCountry } from '../format.ts'

/** Countries whose English name takes an article. */
const withArticle = new Set('AE AX BQ BS CF CK DO FK FO GB GM IM KM KY MH MP MV NL PH PS SB TC US VG VI'.split(' '))

/**
 * A country inside an English sentence: "the United States". Other languages put it before a colon, without article or
 * case.
 */
export const formatCountryInText = (locale: Locale, code: string): string =>
  (locale === 'en' && withArticle.has(code) ? 'the ' : '') + formatCountry(locale, code)
