/**
 * Languages that a tool's own pages may be in, ISO 639-1: those of this site first, then the most spoken ones on the
 * web. Short enough for a form; every browser can name them in all our languages.
 */
export const toolLanguages = [
  'en',
  'zh',
  'es',
  'de',
  'ja',
  'ko',
  'vi',
  'pt',
  'fr',
  'it',
  'ru',
  'ar',
  'hi',
  'id',
  'nl',
  'pl',
  'tr',
  'th',
  'uk',
  'sv',
] as const

export type ToolLanguage = (typeof toolLanguages)[number]
