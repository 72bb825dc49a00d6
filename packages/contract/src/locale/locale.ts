/**
 * Every language of the site. CONTRIBUTING.md lists what else a new one needs.
 * No Zod here: browsers import this file (the schema is in locale-schema.ts).
 * `code` is the address prefix. It is not always a language tag (`tw` means Twi), so HTML and Intl get `htmlLang`.
 */
export const locales = [
  { code: 'en', htmlLang: 'en', hreflang: 'en', openGraph: 'en_US', name: 'English' },
  { code: 'tw', htmlLang: 'zh-Hant-TW', hreflang: 'zh-Hant', openGraph: 'zh_TW', name: '繁體中文' },
  { code: 'zh', htmlLang: 'zh-Hans-CN', hreflang: 'zh-Hans', openGraph: 'zh_CN', name: '简体中文' },
  { code: 'es', htmlLang: 'es', hreflang: 'es', openGraph: 'es_ES', name: 'Español' },
  { code: 'de', htmlLang: 'de', hreflang: 'de', openGraph: 'de_DE', name: 'Deutsch' },
  { code: 'ja', htmlLang: 'ja', hreflang: 'ja', openGraph: 'ja_JP', name: '日本語' },
  { code: 'ko', htmlLang: 'ko', hreflang: 'ko', openGraph: 'ko_KR', name: '한국어' },
  { code: 'vi', htmlLang: 'vi', hreflang: 'vi', openGraph: 'vi_VN', name: 'Tiếng Việt' },
  { code: 'pt', htmlLang: 'pt-BR', hreflang: 'pt', openGraph: 'pt_BR', name: 'Português' },
] as const

export type LocaleRow = (typeof locales)[number]
export type Locale = LocaleRow['code']

export const defaultLocale = 'en' satisfies Locale

export const localeCodes = locales.map((row) => row.code)

const byCode = new Map<string, LocaleRow>(locales.map((row) => [row.code, row]))

export const isLocale = (text: string | undefined): text is Locale => text !== undefined && byCode.has(text)

export function getLocaleRow(locale: Locale): LocaleRow {
  const row = byCode.get(locale)
  if (row === undefined) throw new Error(`Unknown locale ${locale}`)
  return row
}
