type CacheRule = {
  /** Which responses it covers. */
  answer: string
  status: string
  /** The exact header; null: passed through from the API. */
  says: string | null
}

/** While the web is down, the edge keeps serving stale responses. */
const whileAway = 'stale-if-error=604800'
/** Together a minute at most, so that a change is visible within one: docs/decisions/0082-freshness.md. */
const atEdge = `s-maxage=30, stale-while-revalidate=30, ${whileAway}`
const forEver = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

/**
 * The Cache-Control of every kind of response. Nothing else in the web writes this header; a response that is not in
 * this table gets `no-store`.
 */
export const cacheRules = {
  page: { answer: 'public page', status: '200, 304', says: `public, max-age=0, ${atEdge}` },
  // Half a minute in the browser, so that a page prefetched on hover is not fetched again on click.
  data: { answer: 'data of a public page', status: '200, 304', says: `public, max-age=30, ${atEdge}` },
  // Depends on the visitor's language: caches must revalidate every time.
  home: { answer: '`/`, the English home', status: '200, 304', says: 'no-cache' },
  // Millions are possible, and hardly any is asked for twice: they would push other pages out of the edge.
  comparison: { answer: 'comparison that search engines do not know', status: '200', says: 'private, max-age=60' },
  // Rare and up to half a megabyte each.
  table: { answer: 'ranking as a table', status: '200', says: 'private, max-age=60' },
  incomplete: {
    answer: 'public page, or its data, that lacks something because a call failed',
    status: '200, 404',
    says: 'no-store',
  },
  private: {
    answer: 'page about a visitor, answer to a form, answer with a cookie, other spelling of a secret address',
    status: 'all',
    says: 'private, no-store',
  },
  moved: {
    answer: 'other spelling of an address, renamed tool',
    status: '301',
    says: 'public, max-age=3600, s-maxage=3600',
  },
  language: { answer: '`/` for a visitor of another language', status: '302', says: 'private, no-store' },
  passing: { answer: 'random tool; data of any redirect', status: '302; 202', says: 'no-store' },
  badRequest: {
    answer: 'target, head or encoding that cannot be read',
    status: '400, 408, 417, 431',
    says: 'no-store',
  },
  refused: { answer: 'form or method that is refused', status: '403, 404, 405, 411, 413', says: 'no-store' },
  notFound: { answer: 'page that does not exist, or its data', status: '404', says: 'public, max-age=0, s-maxage=30' },
  gone: { answer: 'removed tool', status: '410', says: 'no-store' },
  tooMany: { answer: 'page asked for too often', status: '429', says: 'no-store' },
  failure: {
    answer: 'page or sitemap that failed, or that is switched off',
    status: '409, 500, 503',
    says: 'no-store',
  },
  shed: { answer: 'page above what the process can render', status: '503', says: 'no-store' },
  asset: { answer: 'built file with a hash in its name', status: '200, 304', says: forEver },
  flag: { answer: 'flag', status: '200, 304', says: forADay },
  file: { answer: 'favicon, icon, share image of a language', status: '200, 304', says: forADay },
  sharePicture: { answer: 'share picture of a page, at its present version', status: '200', says: forEver },
  shareMoved: {
    answer: 'share picture at another version, or of a page that has none of its own',
    status: '302',
    says: 'public, max-age=300, s-maxage=300',
  },
  shareBusy: { answer: 'share picture that cannot be drawn in time', status: '302', says: 'no-store' },
  robots: { answer: '`/robots.txt`', status: '200', says: forADay },
  securityText: { answer: '`/.well-known/security.txt`', status: '200', says: forADay },
  // Tools change at most once a day.
  sitemap: {
    answer: 'sitemap',
    status: '200',
    says: `public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400, ${whileAway}`,
  },
  // Not even a minute: during a rolling release, the next process may have the file.
  missingFile: { answer: 'file, flag or sitemap that does not exist', status: '404', says: 'no-store' },
  gateway: { answer: '`/api/`: what the API says; `no-store` where it says nothing', status: 'all', says: null },
  gatewaySession: { answer: '`/api/` with the token of a session', status: 'all', says: 'private, no-store' },
  gatewayFailure: { answer: '`/api/`, answered by the web itself', status: '403, 404, 405, 503', says: 'no-store' },
} as const satisfies Record<string, CacheRule>

export type AnswerKind = keyof typeof cacheRules

/** For responses without a rule. */
export const noStore = 'no-store'

const byStatus: Partial<Record<number, AnswerKind>> = { 301: 'moved', 404: 'notFound' }

/** For public responses of the router. Only listed kinds may be stored: a blanket header would make an error public. */
export function choosePageCaching(kind: 'page' | 'data', status: number, pathname: string): string {
  const named = byStatus[status]
  if (named !== undefined) return cacheRules[named].says ?? noStore
  if (status !== 200) return noStore
  if (kind === 'data') return cacheRules.data.says
  return pathname === '/' ? cacheRules.home.says : cacheRules.page.says
}
