import { hiddenCharacter } from './hidden-character.ts'

/** Longest address accepted anywhere. */
export const maxUrlLength = 2_048

/** An `@` before the first slash of the path. Parsers disagree about where the user name ends, so an empty one counts too. */
const userInfo = /^[^/]*:\/*[^/]*@/

/**
 * What is wrong with an address as a tool's homepage, or undefined. Public http(s) addresses only: no user info,
 * no bare or private host names, no addresses by number.
 */
export function findHomepageFault(text: string): string | undefined {
  if (text.length > maxUrlLength) return `is longer than ${maxUrlLength} characters`
  if (/\s/.test(text) || hiddenCharacter.test(text)) return 'holds a space or an invisible character'
  // Browsers read it as a slash, other programs as a part of the host.
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
