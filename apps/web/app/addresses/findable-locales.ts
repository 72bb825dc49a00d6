import type { SiteFigures } from '@polydex/contract/category'
import { locales } from '@polydex/contract/locale'

/** Invented figures must not be found by search engines. */
export const isSiteFindable = (basis: SiteFigures['figuresBasis'] | undefined): boolean => basis !== 'sample'

/**
 * The languages in which search engines may know a page: all or none. Every page is there in every language, with a
 * text of another one where its own is missing; what keeps a page out (no text, no entries, a filter) does so in all.
 * Pages and sitemaps both ask here, so that they name the same.
 */
export const findableLocales = (isFindable: boolean): typeof locales | [] => (isFindable ? locales : [])
