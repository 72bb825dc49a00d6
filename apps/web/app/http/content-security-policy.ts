import { createHash } from 'node:crypto'

/**
 * Nothing inline runs or styles unless its hash is named; nothing comes from elsewhere. In development Vite writes
 * style sheets into the page and speaks over a socket of its own; scripts stay as strict as in production.
 */
export const contentSecurityPolicy = (scriptHashes: readonly string[], isDevelopment = false): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ...(isDevelopment ? ["connect-src 'self' ws:"] : []),
    "img-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Inline scripts that run: without src, and not a data block. */
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * The hashes of a rendered page's inline scripts, byte for byte. A nonce would protect nobody here:
 * the page is stored at the edge and the same for everybody.
 */
export const hashInlineScripts = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
