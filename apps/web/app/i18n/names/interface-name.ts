import { isLocale, type Locale } from '@polydex/contract/locale/locale'
import type { InterfaceLanguage } from '@polydex/contract/tool/tool-fact-values'
import { formatLanguage, formatLanguageCode } from '../format.ts'

/** The name of an interface language; the site's own languages have our own codes. */
export const interfaceName = (locale: Locale, code: InterfaceLanguage): string =>
  isLocale(code) ? formatLanguage(locale, code) : formatLanguageCode(locale, code)
