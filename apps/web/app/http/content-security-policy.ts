type PolicyOptions = {
  /** Of inline scripts that may run. */
  scriptHashes?: readonly string[]
  /** Where pages may ask beside their own origin: an API with an address of its own for browsers. */
  connectTo?: readonly string[]
  isDevelopment?: boolean
}

/**
 * Nothing inline runs or styles unless its hash is named; nothing comes from elsewhere. In development Vite writes
 * style sheets into the page and speaks over a socket of its own; scripts stay as strict as in production.
 */
export function contentSecurityPolicy({
  scriptHashes = [],
  connectTo = [],
  isDevelopment = false,
}: PolicyOptions = {}): string {
  const connections = [...connectTo, ...(isDevelopment ? ['ws:'] : [])]
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ...(connections.length > 0 ? [`connect-src 'self' ${connections.join(' ')}`] : []),
    "img-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
