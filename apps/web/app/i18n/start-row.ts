import { getLocaleRow, type Locale } from '@polydex/contract/locale'

/** Texts of facts are parts of a list; the first of a row begins with a capital. */
export const startRow = (locale: Locale, text: string): string => {
  const [first = ''] = text
  return first.toLocaleUpperCase(getLocaleRow(locale).htmlLang) + text.slice(first.length)
}
