import type { Request } from 'express'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request may change state. */
export const isChange = (method: string): boolean => !safeMethods.has(method)

/**
 * Whether a request comes from a page of this site. Browsers say so in Sec-Fetch-Site; older ones send Origin with
 * every unsafe request. A request with neither is not trusted.
 */
export function isFromSite(request: Request, siteOrigin: string): boolean {
  const site = request.get('sec-fetch-site')
  return site === undefined ? request.get('origin') === siteOrigin : site === 'same-origin'
}
