import type { Locale } from '@polydex/contract/locale/locale'

/**
 * Languages in which a text is looked up: the requested one; for the two Chinese ones, the other; then English. Any
 * other language comes after these.
 */
export function listTextLocales(locale: Locale): Locale[] {
  const otherChinese: Locale[] = locale === 'tw' ? ['zh'] : locale === 'zh' ? ['tw'] : []
  return [...new Set<Locale>([locale, ...otherChinese, 'en'])]
}
