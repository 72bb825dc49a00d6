/** What is invented to try the system at scale, and how it is told from real entries: by its catalogue. */
export const syntheticCatalogue = 'synthetic'

/** Below a domain that is reserved for examples (RFC 2606), so that no link leads to a stranger's site. */
export const syntheticDomain = 'invalid.example.com'

export const syntheticProvider = {
  slug: 'synthetic',
  name: 'Polydex synthetic',
  licence: 'CC0-1.0',
  kind: 'sample',
} as const
