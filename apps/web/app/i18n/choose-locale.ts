import type { Locale } from '@polydex/contract/locale/locale'
import { firstLocale, isSiteLocale } from '@polydex/contract/site/site'

/**
 * The visitor's language: the stored cookie, else the first supported language of the browser, else English. Chinese is
 * decided by script and region; the tag `tw` is the language Twi, which is not supported.
 */
export function chooseLocale(cookie: string | undefined, languages: readonly string[]): Locale {
  if (isSiteLocale(cookie)) return cookie
  for (const tag of languages) {
    const locale = localeOfTag(tag.toLowerCase())
    if (locale !== undefined) return locale
  }
  return firstLocale
}

function localeOfTag(tag: string): Locale | undefined {
  const [language, ...subtags] = tag.split('-')
  if (language === 'zh')
    return subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag)) && !subtags.includes('hans')
      ? 'tw'
      : 'zh'
  return language !== 'tw' && isSiteLocale(language) ? language : undefined
}
