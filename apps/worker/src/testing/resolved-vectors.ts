import { deadOutside, inside, outside, type Resolved } from './hostile-network.ts'
import type { Vector } from './ssrf-vector.ts'

/** An address that this machine really has. */
const here = (address: string): Resolved => ({ address })

const resolvedTo = (name: string, resolved: Resolved, weakness: string): Vector => ({
  name,
  weakness,
  answers: [[resolved]],
  works: 'unguarded',
})

/** The tool's host is a name, and DNS answers with an inner address. */
const families: Vector[] = [
  resolvedTo('loopback', here('127.0.0.1'), 'names are checked, and the addresses that they have are not'),
  resolvedTo('far end of loopback', inside('127.255.255.254'), 'only 127.0.0.1 itself is refused, not its network'),
  resolvedTo('unspecified', here('0.0.0.0'), 'zero is taken for no address, and connects to this machine'),
  resolvedTo('private network', inside('10.1.2.3'), 'only this machine is refused, not the network around it'),
  resolvedTo('second half of 172.16/12', inside('172.31.255.254'), 'the prefix is compared as text: 172.16.'),
  resolvedTo('metadata of a cloud', inside('169.254.169.254'), 'the list of ranges ends with RFC 1918'),
  resolvedTo('carrier-grade NAT', inside('100.100.100.200'), 'RFC 6598 is missing, where one cloud has its metadata'),
  resolvedTo('protocol assignments', inside('192.0.0.192'), '192.0.0.0/24 is missing, where one cloud has metadata'),
  resolvedTo('platform of a cloud', inside('168.63.129.16'), 'a public range has one address inside the machine'),
  resolvedTo('benchmark network', inside('198.18.0.1'), 'laboratories and tunnels use RFC 2544 as their inner network'),
  resolvedTo('documentation network', inside('203.0.113.7'), 'ranges that were never assigned are used inside'),
  resolvedTo('relay of 6to4', inside('192.88.99.1'), 'an anycast address reaches the nearest relay, an inner one'),
  resolvedTo('multicast', inside('224.0.0.1'), 'ranges are read as private or public; groups are neither'),
  resolvedTo('broadcast', inside('255.255.255.255'), 'the last range, reserved for later use, is missing'),
  resolvedTo('loopback of IPv6', here('::1'), 'the check knows IPv4 only'),
  resolvedTo('unspecified of IPv6', here('::'), 'zero is refused in IPv4 only'),
  resolvedTo('mapped IPv4', here('::ffff:127.0.0.1'), 'an IPv6 address that is an IPv4 address is checked as IPv6'),
  resolvedTo('mapped IPv4 in hexadecimal', here('::ffff:7f00:1'), 'mapped addresses are found by their dots'),
  resolvedTo('compatible IPv4', inside('::127.0.0.1'), 'the form before mapped addresses is forgotten'),
  resolvedTo('translated IPv4', inside('::ffff:0:127.0.0.1'), 'the form of stateless translation is forgotten'),
  resolvedTo('NAT64', inside('64:ff9b::a9fe:a9fe'), 'a gateway turns the address into the one of the metadata'),
  resolvedTo('local NAT64', inside('64:ff9b:1::a00:1'), 'only the well-known prefix of gateways is refused'),
  resolvedTo('6to4', inside('2002:7f00:1::1'), 'the IPv4 address inside a global prefix is not read'),
  resolvedTo('Teredo', inside('2001:0:a00:1::f5ff:fffe'), 'the IPv4 address of a tunnel is not read'),
  resolvedTo('unique local', inside('fd00:ec2::254'), 'IPv6 has private networks too, one with metadata'),
  resolvedTo('link-local with a zone', inside('fe80::1%lo'), 'the zone makes the address unreadable for the check'),
  resolvedTo('site-local', inside('fec0::1'), 'routers still forward a range that was given up'),
  resolvedTo('multicast of IPv6', inside('ff02::1'), 'only one of the two families has its groups refused'),
  resolvedTo('documentation of IPv6', inside('3fff::1'), 'ranges reserved after the list was written are missing'),
  resolvedTo('discard prefix', inside('100::1'), 'an address that routers drop is used inside as a trap'),
]

/** DNS answers arranged so that the check sees another address than the socket. */
const arranged: Vector[] = [
  {
    name: 'inner address after a public one',
    weakness: 'the first address of an answer is checked, and the socket goes on to the next',
    answers: [[deadOutside, here('127.0.0.1')]],
    works: 'unguarded',
  },
  {
    name: 'inner address before a public one',
    weakness: 'an answer passes if one of its addresses is public',
    answers: [[here('127.0.0.1'), outside]],
    works: 'unguarded',
  },
  {
    name: 'inner address of the other family',
    weakness: 'the addresses of IPv4 are checked, and the socket tries IPv6 too',
    answers: [[deadOutside, here('::1')]],
    works: 'unguarded',
  },
  {
    name: 'rebinding between check and socket',
    weakness: 'the name is looked up twice, and its owner answers twice',
    answers: [[outside], [here('127.0.0.1')]],
    works: 'checks-first',
  },
  {
    name: 'rebinding between two requests',
    weakness: 'a host that was checked once is trusted when a redirect leads to it again',
    answers: [[outside], [here('127.0.0.1')]],
    reply: (response, { host }) => void response.writeHead(302, { location: `https://${host}/again` }).end(),
    works: 'unguarded',
  },
]

const named = (name: string, host: string, weakness: string): Vector => ({
  name,
  weakness,
  host: () => host,
  answers: [[here('127.0.0.1')]],
  works: 'unguarded',
})

/** The host itself is hostile: a row that bypassed the checks of the contract. */
const hosts: Vector[] = [
  named('host as one number', '2130706433', 'a host without dots is taken for a name, and never looked up'),
  named('host in octal', '0177.0.0.1', 'a leading zero means base eight to sockets, not to the check'),
  named('host in hexadecimal', '0x7f.0.0.1', 'the check reads decimal numbers only'),
  named('host with parts left out', '127.1', 'four parts are required by the check, not by sockets'),
  named('host in full-width digits', '１２７.０.０.１', 'the host is checked before it is normalized'),
  named('host as IPv6', '[::1]', 'the brackets keep the check from seeing an address'),
  named('host with a last dot', 'localhost.', 'localhost is refused by comparing text'),
  named('host with a fragment', '127.0.0.1#.tool.test', 'the end of a text is compared with the host'),
  {
    name: 'host as a user name',
    weakness: 'the beginning of a text is compared with the host',
    host: () => 'v0.tool.test@127.0.0.1',
    works: 'gullible',
  },
  {
    name: 'host with a port',
    weakness: 'the port of a service that is not for the web is taken from the text',
    host: ({ port }) => `localhost:${port}`,
    answers: [[here('127.0.0.1')]],
    works: 'gullible',
  },
]

/** Vectors in the host of the tool and in its DNS. */
export const resolvedVectors: Vector[] = [...families, ...arranged, ...hosts]
