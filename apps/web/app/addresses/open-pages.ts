import type { SitePart } from '@polydex/contract/site/default-site'
import { thisSite } from '@polydex/contract/site/site'
import { pages, type Page } from './pages.ts'

/** Pages that belong to a part of the site, by their names; all others exist on every site. */
const pagesOf: Record<SitePart, RegExp> = {
  figures: /^(rank-|month|tool-countries)/,
  accounts: /^(login|register|account|collect-|list$|maker)/,
  submissions: /^(submit|case|correction|maker)/,
}

const isOpen = ({ name }: Page): boolean =>
  Object.entries(pagesOf).every(([part, names]) => thisSite[part as SitePart] || !names.test(name))

/** The pages of this site. */
export const openPages: readonly Page[] = pages.filter(isOpen)
