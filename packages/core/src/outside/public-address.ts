import { BlockList, isIP } from 'node:net'

/** Special-purpose IPv4 ranges (IANA's registry); no public server has such an address. */
const specialIpv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // this machine
  ['168.63.129.16', 32], // the platform of Azure, inside every virtual machine there; else a public address
  ['169.254.0.0', 16], // link-local, also where clouds keep their metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
]

/** Special-purpose ranges inside 2000::/3. */
const specialIpv6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // protocol assignments; Teredo (2001::/32) carries an IPv4 address
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 carries an IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
]

/** Separate lists: a BlockList of both families matches IPv4 addresses by their mapped form and would refuse them all. */
const refusedIpv4 = new BlockList()
for (const [network, prefix] of specialIpv4) refusedIpv4.addSubnet(network, prefix, 'ipv4')
const refusedIpv6 = new BlockList()
for (const [network, prefix] of specialIpv6) refusedIpv6.addSubnet(network, prefix, 'ipv6')

/**
 * All public IPv6 addresses. Everything outside is not public: mapped (::ffff:0:0/96), NAT64 (64:ff9b::/96), loopback,
 * unique local, link-local and multicast addresses, and ranges assigned later.
 */
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refusedIpv4.check(address, 'ipv4')
  if (family === 6) return globalIpv6.check(address, 'ipv6') && !refusedIpv6.check(address, 'ipv6')
  return false
}
