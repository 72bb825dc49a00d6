import { getLocaleRow, type Locale, type LocaleRow } from '../locale/locale.ts'
import { polydex, siteVariable, type Site } from './default-site.ts'

/** What differs from Polydex, as JSON or empty: in browsers from the page, elsewhere from load-site.ts. */
export const siteJson: string =
  (typeof document === 'undefined' ? process.env[siteVariable] : document.documentElement?.dataset['site']) ?? ''

export const thisSite: Site = { ...polydex, ...(siteJson !== '' && (JSON.parse(siteJson) as Partial<Site>)) }

/** The languages of this site; `locales` are those that there are texts in. */
export const siteLocales: readonly LocaleRow[] = thisSite.languages.map(getLocaleRow)

/** The language of addresses without a prefix. */
export const firstLocale: Locale = thisSite.languages[0] ?? 'en'

export const isSiteLocale = (text: string | undefined): text is Locale =>
  thisSite.languages.some((locale) => locale === text)
