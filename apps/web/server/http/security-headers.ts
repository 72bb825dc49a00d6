import type { RequestHandler } from 'express'
import { noStore } from '../../app/http/cache-rules.ts'
import { contentSecurityPolicy } from '../../app/http/content-security-policy.ts'

/** Headers of every response, whether the web or the edge sends it. */
export const transportHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Frame-Options': 'DENY',
}

/** On every response, including redirects, assets and errors. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    // The default; later handlers override it.
    'Cache-Control': noStore,
    'Content-Security-Policy': contentSecurityPolicy(),
    ...transportHeaders,
  })
  next()
}
