import type { Locale } from '@polydex/contract/locale/locale'
import type { Request, Response } from 'express'
import { cacheRules } from '../../app/http/cache-rules.ts'
import { localeOfPath } from '../../app/addresses/path-to.ts'

/** Renders finish soon; an immediate retry would be refused again. */
const retryAfterSeconds = '2'

export type ShedPage = (request: Request, response: Response) => Promise<void>

/**
 * Answers 503 in the language of the address. The page is rendered once per language, on first use. A script gets only
 * the status and shows its own error page.
 */
export function createShedPage(renderCrowded: (locale: Locale) => Promise<Buffer>): ShedPage {
  const pages = new Map<Locale, Promise<Buffer>>()
  return async (request, response) => {
    const locale = localeOfPath(request.path)
    const page = pages.get(locale) ?? renderCrowded(locale)
    pages.set(locale, page)
    response.status(503).set({ 'Cache-Control': cacheRules.shed.says, 'Retry-After': retryAfterSeconds })
    if (request.path.endsWith('.data')) response.type('text/plain').end('Too many requests\n')
    else response.type('text/html').end(await page)
  }
}
