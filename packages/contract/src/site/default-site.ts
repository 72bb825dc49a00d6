import { localeCodes, type Locale } from '../locale/locale.ts'

/** A link of the operator, with its text in each language of the site. */
export type SiteLink = { text: Partial<Record<Locale, string>>; to: string }

/** What an operator chose in site.json, as far as pages need it. All of it is public. */
export type Site = {
  name: string
  /** The name as files and programs can carry it. */
  slug: string
  /** The first has addresses without a prefix. */
  languages: readonly Locale[]
  /** Visits and places in lists, and everything that ranks by them. */
  figures: boolean
  accounts: boolean
  /** Whether visitors may send in tools, corrections and claims. */
  submissions: boolean
  /** Title of the home page; ours if absent. */
  headline?: Partial<Record<Locale, string>>
  /** What the site is, in one sentence; ours if absent. */
  sentence?: Partial<Record<Locale, string>>
  header?: readonly SiteLink[]
  footer?: readonly SiteLink[]
  /** A colour such as #0b6e4f. */
  accent?: string
  /** Paths of files that the web serves: the logo, and the colours that follow from the accent. */
  logo?: string
  styles?: string
}

/** Something that an operator can leave out. */
export type SitePart = 'figures' | 'accounts' | 'submissions'

export const polydex: Site = {
  name: 'Polydex',
  slug: 'polydex',
  languages: localeCodes,
  figures: true,
  accounts: true,
  submissions: true,
}

/** Where load-site.ts leaves what differs from Polydex, for site.ts and for threads. */
export const siteVariable = 'POLYDEX_SITE'
