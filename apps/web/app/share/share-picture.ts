import type { Locale } from '@polydex/contract/locale/locale'

/** A tool as a picture names it. */
export type SharedTool = {
  name: string
  /** Path of its mark on the site. */
  mark: string | null
  figure: string | null
}

/** All that is drawn, as texts of one language: the thread that draws knows neither messages nor the API. */
export type SharePicture = {
  locale: Locale
  /** Slug of the group whose colour it has. */
  group: string | null
  /** Before the title: a tool, the flag of a country, or the pattern of a group as SVG. */
  sign: { tool: Pick<SharedTool, 'name' | 'mark'> } | { country: string } | { pattern: string } | null
  title: string
  /** What it is, in a few words. */
  kind: string | null
  text: string | null
  /** Whom the figure is about, if the sign does not say it. */
  about: SharedTool | null
  figure: {
    value: string
    /** The value of the month before, if the change is the finding. */
    before: string | null
    label: string
    note: string | null
  } | null
  /** The figure month by month, with the names of the first and the last month. */
  months: { values: (number | null)[]; first: string; last: string } | null
  tools: SharedTool[]
  /** Without a figure: what it is used for. */
  points: string[]
  /** Whether the tools are in order of rank. */
  isRanked: boolean
  /** Kind, provider and month of the figures. */
  source: string | null
}

/** Pages that have a picture of their own, each with the spelling of its key; `top` is the ranking of a category. */
export const shareKinds = {
  tool: /^[a-z0-9][a-z0-9-]*$/,
  ranking: /^(all|hot)$/,
  top: /^[a-z0-9][a-z0-9-]*$/,
  country: /^[A-Z]{2}$/,
  category: /^[a-z0-9][a-z0-9-]*$/,
  month: /^20\d\d-(0[1-9]|1[0-2])$/,
}
export type ShareKind = keyof typeof shareKinds

export type ShareSubject = { kind: ShareKind; key: string }

/** The part of a page's head that is about its picture. */
export type ShareImage = { path: string; alt: string }

export const writeShareAddress = (locale: Locale, { kind, key }: ShareSubject, version: string): string =>
  `/share/${locale}/${kind}/${key}.${version}.png`
