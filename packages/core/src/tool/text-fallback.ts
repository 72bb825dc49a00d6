import type { Locale } from '@polydex/contract/locale'

/**
 * In which languages a text is looked for: the asked one; for the two Chinese ones, the other; then English. Whatever
 * else there is comes after these.
 */
export function listTextLocales(locale: Locale): Locale[] {
  const otherChinese: Locale[] = locale === 'tw' ? ['zh'] : locale === 'zh' ? ['tw'] : []
  return [...new Set<Locale>([locale, ...otherChinese, 'en'])]
}
