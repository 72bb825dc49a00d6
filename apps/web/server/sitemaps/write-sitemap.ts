import { defaultLocale, type Locale } from '@polydex/contract/locale'
import { findableLocales } from '../../app/addresses/findable-locales.ts'
import { pathTo } from '../../app/addresses/path-to.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const dateOf = (changedOn: string | null | undefined): string =>
  changedOn === null || changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`

/** A sitemap file and the day it last changed. */
type SitemapFile = { path: string; changedOn: string | null }

/** The sitemap index of one language. */
export function* writeIndex(origin: string, files: Iterable<SitemapFile>): Generator<string> {
  yield `${head}<sitemapindex ${namespace}>\n`
  for (const { path, changedOn } of files)
    yield `<sitemap><loc>${escape(origin + path)}</loc>${dateOf(changedOn)}</sitemap>\n`
  yield '</sitemapindex>\n'
}

/**
 * Pages of one language, each with its address in all others. Yields one piece per page, so the file is never in memory
 * as a whole.
 */
export function* writeSitemap(origin: string, locale: Locale, entries: Iterable<SitemapEntry>): Generator<string> {
  yield `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const { page, parameter, changedOn } of entries) {
    const addressIn = (code: Locale) => escape(origin + pathTo(page, code, parameter))
    const link = (tag: string, code: Locale) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(code)}"/>`
    const links = findableLocales(true).map(({ code, hreflang }) => link(hreflang, code))
    yield `<url><loc>${addressIn(locale)}</loc>${dateOf(changedOn)}${links.join('')}${link('x-default', defaultLocale)}</url>\n`
  }
  yield '</urlset>\n'
}
