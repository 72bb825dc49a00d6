import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getCategoryGroups } from '@polydex/contract/tool/category'
import { getSitemap, getSitemapTools } from '@polydex/contract/http/sitemap'
import type { Request, RequestHandler, Response as Answer } from 'express'
import type { Locale } from '@polydex/contract/locale/locale'
import { firstLocale } from '@polydex/contract/site/site'
import { ApiFailure, type CallApi } from '../../app/api/call-api.ts'
import { isSiteFindable, findableLocales } from '../../app/addresses/findable-locales.ts'
import { cacheRules } from '../../app/http/cache-rules.ts'
import { chooseEncoding } from '../http/choose-encoding.ts'
import type { RenderSlots } from '../rendering/render-slots.ts'
import type { ShedPage } from '../rendering/shed-page.ts'
import { readSitemapAddress, sitemapPath, type SitemapAddress } from './sitemap-address.ts'
import { listPages, listTools, type SitemapEntry } from './sitemap-entry.ts'
import { pathTo } from '../../app/addresses/path-to.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const dateOf = (changedOn: string | null | undefined): string =>
  changedOn === null || changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`

/** A sitemap file and the day it last changed. */
type SitemapFile = { path: string; changedOn: string | null }

/** The sitemap index of one language. */
function* writeIndex(origin: string, files: Iterable<SitemapFile>): Generator<string> {
  yield `${head}<sitemapindex ${namespace}>\n`
  for (const { path, changedOn } of files)
    yield `<sitemap><loc>${escape(origin + path)}</loc>${dateOf(changedOn)}</sitemap>\n`
  yield '</sitemapindex>\n'
}

/**
 * Pages of one language, each with its address in all others. Yields one piece per page, so the file is never in memory
 * as a whole.
 */
function* writeSitemap(origin: string, locale: Locale, entries: Iterable<SitemapEntry>): Generator<string> {
  yield `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const { page, parameter, changedOn } of entries) {
    const addressIn = (code: Locale) => escape(origin + pathTo(page, code, parameter))
    const link = (tag: string, code: Locale) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(code)}"/>`
    const links = findableLocales(true).map(({ code, hreflang }) => link(hreflang, code))
    yield `<url><loc>${addressIn(locale)}</loc>${dateOf(changedOn)}${links.join('')}${links.length > 0 ? link('x-default', firstLocale) : ''}</url>\n`
  }
  yield '</urlset>\n'
}

export type SitemapOptions = {
  origin: string
  callApiFor: (request: Request) => CallApi
  slots: RenderSlots
  shed: ShedPage
}

/** Favours speed: the URLs are repetitive, so a higher quality saves little. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** In other threads: a file has up to 3 MB. */
const packers = {
  br: (text: string) => promisify(brotliCompress)(text, brotliQuality),
  gzip: (text: string) => promisify(gzip)(text),
  '': async (text: string) => Buffer.from(text),
}

/** Sitemap files of at most 2,000 pages. Each is one call to the API, and takes a render slot until it is written. */
export const serveSitemaps =
  (options: SitemapOptions): RequestHandler =>
  (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const address = isRead ? readSitemapAddress(request.path) : undefined
    return address === undefined ? next() : answer(options, address, request, response)
  }

async function answer(
  { origin, callApiFor, slots, shed }: SitemapOptions,
  address: SitemapAddress,
  request: Request,
  response: Answer,
): Promise<void> {
  const release = await slots.take()
  try {
    if (response.closed) return
    if (release === undefined) return await shed(request, response)
    const lines = await compose(callApiFor(request), origin, address)
    if (lines === undefined) refuse(response, new ApiFailure('not_found', 'The site is not indexable'))
    else await send(request, response, lines)
  } catch (error) {
    refuse(response, error)
  } finally {
    release?.()
  }
}

/** Undefined: no such file. Anything that can fail does so here, before the first byte is sent. */
async function compose(
  callApi: CallApi,
  origin: string,
  address: SitemapAddress,
): Promise<Iterable<string> | undefined> {
  const { locale } = address
  const { figures, groups } = await callApi(getCategoryGroups, { locale })
  const isFindable = isSiteFindable(figures.figuresBasis)
  if (address.kind === 'tools') {
    if (!isFindable) return undefined
    const { tools } = await callApi(getSitemapTools, { part: address.part })
    return writeSitemap(origin, locale, listTools(tools))
  }
  const sitemap = await callApi(getSitemap, {})
  if (address.kind === 'pages') return isFindable ? writeSitemap(origin, locale, listPages(groups, sitemap)) : undefined
  const files = [
    { path: sitemapPath({ locale, kind: 'pages' }), changedOn: null },
    ...sitemap.parts.map(({ part, changedOn }) => ({ path: sitemapPath({ locale, kind: 'tools', part }), changedOn })),
  ]
  return writeIndex(origin, isFindable ? files : [])
}

async function send(request: Request, response: Answer, lines: Iterable<string>): Promise<void> {
  const encoding = chooseEncoding(request)
  const body = await packers[encoding]([...lines].join(''))
  response.set({ 'Cache-Control': cacheRules.sitemap.says, 'Content-Type': 'application/xml; charset=utf-8' })
  response.vary('Accept-Encoding')
  if (encoding !== '') response.set('Content-Encoding', encoding)
  response.status(200).end(body)
}

function refuse(response: Answer, error: unknown): void {
  const isMissing = error instanceof ApiFailure && error.code === 'not_found'
  if (!(error instanceof ApiFailure)) console.error('Sitemap failed:', error)
  const rule = isMissing ? cacheRules.missingFile : cacheRules.failure
  if (!isMissing) response.set('Retry-After', '5')
  response
    .status(isMissing ? 404 : 503)
    .set('Cache-Control', rule.says)
    .type('text/plain')
    .send(isMissing ? 'Not found\n' : 'Try again in a moment\n')
}
