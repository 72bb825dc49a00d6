import { isIPv4, isIPv6 } from 'node:net'

/** An IPv4-mapped IPv6 address, as URLs normalize it. */
const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/**
 * The canonical form of an IP address, for limits, trust and hashes alike: IPv4 in dotted form, even if a socket or a
 * header wrote it as IPv6 (::ffff:203.0.113.7, ::ffff:cb00:7107); IPv6 in lower case and shortened; no zone. Undefined:
 * not an address.
 */
export function plainAddress(text: string): string | undefined {
  const bare = text.replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return undefined
  const address = new URL(`http://[${bare}]/`).hostname.slice(1, -1)
  const [, high, low] = mapped.exec(address) ?? []
  if (high === undefined || low === undefined) return address
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
