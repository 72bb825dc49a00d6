import { createHash } from 'node:crypto'

/** Nothing inline runs or styles unless its hash is named; nothing comes from elsewhere. */
export const contentSecurityPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
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
