import { hiddenCharacter } from './hidden-character.ts'

/** Maximum length of any address we accept. */
export const maxUrlLength = 2_048

/** An `@` before the first slash of the path. Parsers disagree about where a user name ends, so an empty one matches. */
const userInfo = /^[^/]*:\/*[^/]*@/

/**
 * Why an address cannot be a tool's homepage, or undefined. Public http(s) addresses only: no user info, no bare or
 * private host names, no IP addresses.
 */
export function findHomepageFault(text: string): string | undefined {
  if (text.length > maxUrlLength) return `is longer than ${maxUrlLength} characters`
  if (/\s/.test(text) || hiddenCharacter.test(text)) return 'holds a space or an invisible character'
  // Browsers read it as a slash, other programs as part of the host.
  if (text.includes('\\')) return 'holds a backslash'
  if (!URL.canParse(text)) return 'is not an address'
  const url = new URL(text)
  if (url.href.length > maxUrlLength) return `is longer than ${maxUrlLength} characters when written out`
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must start with https:// or http://'
  if (userInfo.test(text)) return 'must not hold a user name or password'
  if (url.port !== '') return 'must not name a port'
  if (!/^([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname)) return 'must have a public host name'
  if (/\.(local|localhost|internal|test|example|invalid)$/.test(url.hostname)) return 'must have a public host name'
  return undefined
}
