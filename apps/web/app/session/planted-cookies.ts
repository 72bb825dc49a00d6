import { deviceCookie, presenceCookie, serializeEnd, tokenCookie } from './token-cookie.ts'

/** The cookies of a session. */
const sessionCookies = [tokenCookie, presenceCookie, deviceCookie]

/** Upper bound for the depth of pages; a long address must not become a long response. */
const maxSegments = 4

/** The target of a request. */
type Place = { hostname: string; pathname: string; secure: boolean }

/** Names of session cookies that a request contains twice. */
export function findDoubled(header: string | null | undefined): string[] {
  const names = (header ?? '').split(';').map((pair) => pair.trim().split('=')[0])
  return sessionCookies.filter((cookie) => names.filter((name) => name === cookie).length > 1)
}

/** Only sibling hosts can plant a cookie: for a parent domain of both, and for any path. */
function listDomains(hostname: string): string[] {
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return []
  const labels = hostname.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

function listPaths(pathname: string): string[] {
  // Cut at the first character that is invalid in a cookie path: request data must not become an attribute.
  const [plain = ''] = /^(?:\/[\w%.~-]+)*/.exec(pathname) ?? []
  const segments = plain.split('/').slice(1, maxSegments + 1)
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])]
}

const drop = (names: readonly string[], paths: readonly string[], { hostname, secure }: Place): string[] =>
  listDomains(hostname).flatMap((domain) =>
    names.flatMap((name) =>
      paths.map((path) => `${name}=; Path=${path}; Domain=${domain}; Max-Age=0${secure ? '; Secure' : ''}`),
    ),
  )

/** For a new session: removes cookies that another host may have planted before. */
export const serializeUnplanted = (place: Place): string[] => drop(sessionCookies, ['/'], place)

/**
 * Removes duplicate cookies. A sibling host may have planted one, and they cannot be told apart: two tokens count as
 * none, and the visitor logs in again.
 */
export function serializeDoubledEnd(doubled: readonly string[], place: Place): string[] {
  if (!doubled.includes(tokenCookie)) return drop(doubled, listPaths(place.pathname), place)
  return [...serializeEnd(place.secure), ...drop(sessionCookies, listPaths(place.pathname), place)]
}
