type PolicyOptions = {
  /** Hashes of inline scripts that may run. */
  scriptHashes?: readonly string[]
  /** Origins that pages may call besides their own: an API with its own address for browsers. */
  connectTo?: readonly string[]
  isDevelopment?: boolean
}

/**
 * No inline script or style without a hash; nothing from other origins, and no kind of file that is not named. In
 * development, Vite injects style sheets and opens a web socket; scripts stay as strict as in production.
 */
export function contentSecurityPolicy({
  scriptHashes = [],
  connectTo = [],
  isDevelopment = false,
}: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `connect-src ${["'self'", ...connectTo, ...(isDevelopment ? ['ws:'] : [])].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
