import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'

/** Capitalises the start of a row: texts of facts are written to be parts of a list. */
export const startRow = (locale: Locale, text: string): string => {
  const [first = ''] = text
  return first.toLocaleUpperCase(getLocaleRow(locale).htmlLang) + text.slice(first.length)
}
