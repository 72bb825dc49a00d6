import { isLocale, type Locale } from '@polydex/contract/locale'
import type { InterfaceLanguage } from '@polydex/contract/tool-fact-values'
import { formatLanguage, formatLanguageCode } from './format.ts'

/** The name of a language of an interface, ours by our own codes. */
export const interfaceName = (locale: Locale, code: InterfaceLanguage): string =>
  isLocale(code) ? formatLanguage(locale, code) : formatLanguageCode(locale, code)
