import { defaultLocale, isLocale, type Locale } from '@polydex/contract/locale'

/**
 * The visitor's language: the stored cookie, else the best of Accept-Language, else English.
 * Chinese goes by script and region; the tag `tw` is the language Twi, which we do not have.
 */
export function chooseLocale(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(cookie)) return cookie
  const wishes = (acceptLanguage ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality), index }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { tag } of wishes) {
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
