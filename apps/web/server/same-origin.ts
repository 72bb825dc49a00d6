import type { Request } from 'express'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a call may change something. */
export const isChange = (method: string): boolean => !safeMethods.has(method)

/**
 * Whether a page of this site asks. Browsers say so themselves; one that does not is known by the Origin it sends with
 * every change. Whoever says neither is nobody's page.
 */
export function isFromSite(request: Request, siteOrigin: string): boolean {
  const site = request.get('sec-fetch-site')
  return site === undefined ? request.get('origin') === siteOrigin : site === 'same-origin'
}
