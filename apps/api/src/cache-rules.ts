/** A minute in clients, five at the edge, and longer while the API is slow or away: figures change once a day. */
const publicRead = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/** Every kind of answer of the API and who may keep it. docs/operations.md shows this table; a test walks it. */
export const cacheRules = {
  own: { answers: 'a POST, or anything asked with a token', cacheControl: 'private, no-store' },
  publicRead: { answers: 'a public read, and 304 to its ETag', cacheControl: publicRead },
  fleetingRead: {
    answers: 'a read that must be asked anew each time (a shared list, health, metrics)',
    cacheControl: 'no-store',
  },
  description: { answers: '`/api/openapi.json`', cacheControl: publicRead },
  documentationPage: { answers: '`/api/docs`', cacheControl: 'public, max-age=300' },
  documentationFile: { answers: 'the files of `/api/docs`', cacheControl: 'public, max-age=86400' },
  // A cached failure would outlive its cause.
  failure: { answers: 'any failure: 4xx, 5xx, also what is no request', cacheControl: 'no-store' },
  other: { answers: 'anything else: a preflight, an unknown method', cacheControl: 'no-store' },
} as const satisfies Record<string, { answers: string; cacheControl: string }>

export type CacheKind = keyof typeof cacheRules

/** The value of the header for a kind of answer. */
export const cacheControlOf = (kind: CacheKind): string => cacheRules[kind].cacheControl
