import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Milliseconds. Anyone can send the header, so it must not flood the log. */
const pauseMs = 600_000

/** Private networks: these are proxies, never visitors. */
const privateNetworks = new BlockList()
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  privateNetworks.addSubnet(address, bits, 'ipv4')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addAddress('::1', 'ipv6')

/** Addresses of visitors are never logged. */
const describePeer = (peer: string): string => {
  const isPrivate =
    (isIPv4(peer) && privateNetworks.check(peer)) || (isIPv6(peer) && privateNetworks.check(peer, 'ipv6'))
  return isPrivate ? peer : 'a public address'
}

/**
 * Call this when a peer outside TRUSTED_PROXIES sends X-Forwarded-For. Usually it is a proxy that was not configured,
 * so all visitors behind it share one address; otherwise a visitor forging the header, without effect. Warns immediately,
 * then at most every ten minutes.
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
      `Ignored X-Forwarded-For from ${describePeer(peer)}, which TRUSTED_PROXIES does not list (${count} times). ` +
        'If that is your proxy, add it: until then all its visitors share one address',
    )
    nextAt = now() + pauseMs
    count = 0
  }
}
