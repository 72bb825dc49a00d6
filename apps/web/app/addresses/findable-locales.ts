import type { SiteFigures } from '@polydex/contract/tool/category'
import type { LocaleRow } from '@polydex/contract/locale/locale'
import { siteLocales } from '@polydex/contract/site/site'

/** Search engines must not index invented figures. */
export const isSiteFindable = (basis: SiteFigures['figuresBasis'] | undefined): boolean => basis !== 'sample'

/**
 * The languages that pages and sitemaps name as alternatives of a page: all in which it is indexable, or none; none, too,
 * if the site has but one. Every page exists in every language, falling back to the text of another; whatever makes a page
 * `noindex` (no text, no entries, a filter) applies to all.
 */
export const findableLocales = (isFindable: boolean): readonly LocaleRow[] =>
  isFindable && siteLocales.length > 1 ? siteLocales : []
