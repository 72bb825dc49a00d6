import { getLocaleRow, type Locale } from './locale.ts'

/** The main country of a language: en → US, tw → TW, pt → BR … */
export const ownRegion = (locale: Locale): string =>
  new Intl.Locale(getLocaleRow(locale).htmlLang).maximize().region ?? 'US'
