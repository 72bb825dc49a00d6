import { firstLocale, isSiteLocale } from '@polydex/contract/site/site'
import { canonicalPairs, writeQuery } from '../../app/addresses/canonical-query.ts'
import { openPages } from '../../app/addresses/open-pages.ts'
import type { Page } from '../../app/addresses/pages.ts'

/** Parameters in upper case, and case-sensitive secrets; all others are lower-case slugs. */
const upperCaseParameters = new Set(['region'])
const exactParameters = new Set(['key'])

function spellParameter(name: string, value: string): string {
  if (exactParameters.has(name)) return value
  return upperCaseParameters.has(name) ? value.toUpperCase() : value.toLowerCase()
}

const patterns = openPages.map((page) => ({ page, parts: page.path.split('/').filter(Boolean) }))

/**
 * The canonical spelling of an address: path in its listed case, lower-case prefix and slugs, no trailing or double
 * slash, no /en; known query parameters once, in listed order, without empty and default values. Unknown parameters
 * (utm_…) follow unchanged. Undefined if no page matches: the router answers 404.
 */
export function canonicalAddress(pathname: string, search: string): string | undefined {
  const segments = readSegments(pathname)
  if (segments === undefined) return undefined

  const first = segments[0]?.toLowerCase()
  const prefix = first !== undefined && isSiteLocale(first) ? first : undefined
  const rest = prefix === undefined ? segments : segments.slice(1)
  const match = matchPage(rest)
  if (match === undefined) return undefined

  const path = [...(prefix === undefined || prefix === firstLocale ? [] : [prefix]), ...match.segments].join('/')
  return `/${path}${canonicalQuery(search, match.page)}`
}

function readSegments(path: string): string[] | undefined {
  const segments: string[] = []
  for (const raw of path.split('/').filter(Boolean)) {
    try {
      segments.push(decodeURIComponent(raw))
    } catch {
      return undefined
    }
  }
  return segments
}

function matchPage(segments: string[]): { page: Page; segments: string[] } | undefined {
  for (const { page, parts } of patterns) {
    const spelled = spellSegments(parts, segments)
    if (spelled !== undefined) return { page, segments: spelled }
  }
  return undefined
}

/** The segments as a page spells them; undefined if they are not an address of it. Only an optional parameter may be missing. */
function spellSegments(parts: readonly string[], segments: readonly string[]): string[] | undefined {
  if (segments.length > parts.length) return undefined
  const spelled: string[] = []
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]
    if (part.startsWith(':')) {
      if (segment !== undefined) spelled.push(encodeURIComponent(spellParameter(part.replace(/[:?]/g, ''), segment)))
      else if (!part.endsWith('?')) return undefined
    } else if (part.toLowerCase() === segment?.toLowerCase()) spelled.push(part)
    else return undefined
  }
  return spelled
}

function canonicalQuery(search: string, page: Page): string {
  if (search === '' || search === '?') return ''
  const known: readonly string[] = page.query
  const parameters = new URLSearchParams(search)
  const own = 'defaults' in page ? page.defaults : undefined
  const kept = writeQuery(canonicalPairs(known, (key) => parameters.getAll(key), own)).slice(1)
  const unknown = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !known.includes(decodeKey(pair)))
  const query = [...(kept === '' ? [] : [kept]), ...unknown].join('&')
  return query === '' ? '' : `?${query}`
}

const decodeKey = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? ''
