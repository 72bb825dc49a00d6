/** As long as pages; longer if the API is down: docs/decisions/0082-freshness.md. */
const publicRead = 'public, max-age=30, s-maxage=30, stale-while-revalidate=30, stale-if-error=604800'

/**
 * Every kind of answer of the API and who may cache it. A test checks each row.
 */
export const cacheRules = {
  own: { answer: 'POST, or anything asked with a token', status: 'all', says: 'private, no-store' },
  publicRead: { answer: 'public read', status: '200, 304', says: publicRead },
  uncachedRead: {
    answer: 'read that no cache may store: a shared list, health, metrics',
    status: '200',
    says: 'no-store',
  },
  description: { answer: '`/api/openapi.json`', status: '200, 304', says: publicRead },
  documentationPage: { answer: '`/api/docs`', status: '200', says: 'public, max-age=300' },
  documentationFile: { answer: 'files of `/api/docs`', status: '200, 304', says: 'public, max-age=86400' },
  // The address changes with the picture. At the edge a day, so that one which an editor removed disappears there too.
  icon: {
    answer: '`/api/icons/`: a file with a hash in its name',
    status: '200, 304',
    says: 'public, max-age=31536000, s-maxage=86400, immutable',
  },
  // A cached failure would outlive its cause.
  failure: { answer: 'any failure, also of what is no request', status: '4xx, 5xx', says: 'no-store' },
  other: { answer: 'anything else: a preflight, an unknown method', status: 'all', says: 'no-store' },
} as const satisfies Record<string, { answer: string; status: string; says: string }>

export type CacheKind = keyof typeof cacheRules

/** The value of the header for a kind of answer. */
export const cacheControlOf = (kind: CacheKind): string => cacheRules[kind].says
