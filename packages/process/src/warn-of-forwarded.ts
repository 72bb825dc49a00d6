import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Milliseconds. Anybody can send the header: the log must not be filled by it. */
const pauseMs = 600_000

/** Addresses of the own network: those of proxies, never of visitors. */
const own = new BlockList()
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  own.addSubnet(address, bits, 'ipv4')
own.addSubnet('fc00::', 7, 'ipv6')
own.addAddress('::1', 'ipv6')

/** Visitors are nobody's business in a log. */
const nameOf = (peer: string): string => {
  const isOwn = (isIPv4(peer) && own.check(peer)) || (isIPv6(peer) && own.check(peer, 'ipv6'))
  return isOwn ? peer : 'an address outside'
}

/**
 * To be called when somebody who is not named in TRUSTED_PROXIES says whose request it is. Mostly that is a proxy which
 * nobody named, so that all its visitors count as one; else a visitor who lies, in vain. Warns at once, then at most every ten minutes.
 */
export function createForwardedWarning(
  warn: (text: string) => void,
  now = () => performance.now(),
): (peer: string) => void {
  let [count, nextAt] = [0, Number.NEGATIVE_INFINITY]
  return (peer) => {
    count += 1
    if (now() < nextAt) return
    warn(
      `X-Forwarded-For from ${nameOf(peer)}, which TRUSTED_PROXIES does not name, is not believed (${count} times). ` +
        'If that is your proxy, name it: until then all its visitors count as one',
    )
    nextAt = now() + pauseMs
    count = 0
  }
}
