import type { RequestHandler } from 'express'
import { contentSecurityPolicy } from '../app/http/content-security-policy.ts'

/** On every response, also redirects, assets and errors. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': contentSecurityPolicy([]),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Frame-Options': 'DENY',
  })
  next()
}

/** Pages bring a policy that names their inline scripts. The adapter appends headers, and of two policies the stricter wins. */
export const leavePolicyToPages: RequestHandler = (_request, response, next) => {
  response.removeHeader('Content-Security-Policy')
  next()
}
