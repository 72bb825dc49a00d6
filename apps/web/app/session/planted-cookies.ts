import { deviceCookie, presenceCookie, serializeEnd, tokenCookie } from './token-cookie.ts'

/** What a session consists of in a browser. */
const sessionCookies = [tokenCookie, presenceCookie, deviceCookie]

/** Deeper pages than this there are not; a long address must not become a long answer. */
const mostSegments = 4

/** Where a request was sent to. */
type Place = { hostname: string; pathname: string; secure: boolean }

/** Names of a session's cookies that a request brings twice. */
export function findDoubled(header: string | null | undefined): string[] {
  const names = (header ?? '').split(';').map((pair) => pair.trim().split('=')[0])
  return sessionCookies.filter((cookie) => names.filter((name) => name === cookie).length > 1)
}

/** Only hosts beside ours can plant one: for a domain that is above us both, and for any path. */
function listDomains(hostname: string): string[] {
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return []
  const labels = hostname.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

function listPaths(pathname: string): string[] {
  // What a cookie's path cannot hold ends it: nothing that was sent may become an attribute.
  const [plain = ''] = /^(?:\/[\w%.~-]+)*/.exec(pathname) ?? []
  const segments = plain.split('/').slice(1, mostSegments + 1)
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])]
}

const drop = (names: readonly string[], paths: readonly string[], { hostname, secure }: Place): string[] =>
  listDomains(hostname).flatMap((domain) =>
    names.flatMap((name) =>
      paths.map((path) => `${name}=; Path=${path}; Domain=${domain}; Max-Age=0${secure ? '; Secure' : ''}`),
    ),
  )

/** For a new session: what another host may have planted before does not stand beside it. */
export const serializeUnplanted = (place: Place): string[] => drop(sessionCookies, ['/'], place)

/**
 * Takes away what a request brings twice. A host beside ours may have planted one, and nobody can tell which: two tokens
 * are none, and the visitor logs in anew.
 */
export function serializeDoubledEnd(doubled: readonly string[], place: Place): string[] {
  if (!doubled.includes(tokenCookie)) return drop(doubled, listPaths(place.pathname), place)
  return [...serializeEnd(place.secure), ...drop(sessionCookies, listPaths(place.pathname), place)]
}
