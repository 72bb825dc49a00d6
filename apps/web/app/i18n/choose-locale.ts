import { defaultLocale, isLocale, type Locale } from '@polydex/contract/locale'

/**
 * The visitor's language: the stored cookie, else the best match of Accept-Language, else English. Chinese is decided
 * by script and region; the tag `tw` is the language Twi, which is not supported.
 */
export function chooseLocale(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(cookie)) return cookie
  const preferences = (acceptLanguage ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality), index }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { tag } of preferences) {
    const locale = localeOfTag(tag)
    if (locale !== undefined) return locale
  }
  return defaultLocale
}

function localeOfTag(tag: string): Locale | undefined {
  const [language, ...subtags] = tag.split('-')
  if (language === 'zh')
    return subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag)) && !subtags.includes('hans')
      ? 'tw'
      : 'zh'
  return language !== 'tw' && isLocale(language) ? language : undefined
}
