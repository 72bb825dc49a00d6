import { payingParameter } from './find-address-signs.ts'

const trail = /^((utm|mc|pk|mtm)_\w+|\w*clid|msclkid|[gw]braid|_g[al]|igsh(id)?|ref|via|source)$/i

/** Whether a parameter only tells where a visitor came from, or who is paid for the visit, not which page it is. */
function isTrail(part: string): boolean {
  const [name = ''] = part.split('=')
  return trail.test(name) || payingParameter.test(name)
}

/** `%61` is `a`: characters that need no escape are equivalent to their escaped form (RFC 3986, 6.2.2.2). */
const unescapePlain = (text: string): string =>
  text.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })

/**
 * The part of an address that distinguishes tools: ignores the scheme, `www.`, a trailing slash, the name of an index
 * page, the order of parameters and tracking parameters. A fragment counts if it is a path of its own (`#/app`). Never
 * longer than the address.
 */
export function addressKeyOf(homepage: string): string {
  const { hostname, pathname, search, hash } = new URL(homepage)
  const path = pathname.replace(/\/index\.(html?|php)$/i, '').replace(/\/+$/, '')
  const query = unescapePlain(search)
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isTrail(part))
    .toSorted()
    .join('&')
  const route = /^#!?\/+[^/]/.test(hash) ? hash.replace(/\/+$/, '') : ''
  return unescapePlain(`${hostname.replace(/^www\./, '')}${path}${query === '' ? '' : `?${query}`}${route}`)
}
