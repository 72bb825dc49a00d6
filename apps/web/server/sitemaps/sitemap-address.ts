import type { Locale } from '@polydex/contract/locale/locale'
import { firstLocale, isSiteLocale } from '@polydex/contract/site/site'
import { localizePath } from '../../app/addresses/path-to.ts'

/** A sitemap file of one language: its index, its pages, or one part of its tools. */
export type SitemapAddress =
  | { locale: Locale; kind: 'index' }
  | { locale: Locale; kind: 'pages' }
  | { locale: Locale; kind: 'tools'; part: number }

const pattern = /^(?:\/([a-z]{2}))?\/sitemap(?:\.xml|\/(?:(pages)|tools-([1-9]\d{0,5}))\.xml)$/

/** Parses the path of a sitemap; undefined if it is none. English has no prefix, as for pages. */
export function readSitemapAddress(path: string): SitemapAddress | undefined {
  const match = pattern.exec(path)
  if (match === null) return undefined
  const [, prefix, pages, part] = match
  if (prefix !== undefined && (!isSiteLocale(prefix) || prefix === firstLocale)) return undefined
  const locale = prefix ?? firstLocale
  if (part !== undefined) return { locale, kind: 'tools', part: Number(part) }
  return pages === undefined ? { locale, kind: 'index' } : { locale, kind: 'pages' }
}

/** The path of a sitemap file. */
export function sitemapPath(address: SitemapAddress): string {
  if (address.kind === 'index') return localizePath('/sitemap.xml', address.locale)
  const name = address.kind === 'pages' ? 'pages' : `tools-${address.part}`
  return localizePath(`/sitemap/${name}.xml`, address.locale)
}
