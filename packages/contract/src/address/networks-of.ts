import { isIPv4 } from 'node:net'
import { plainAddress } from './plain-address.ts'

export type Network = {
  name: string
  /** Multiplies the limit: a network that many visitors share gets several times the allowance. */
  weight: number
}

/** Prefixes of an IPv6 address, the narrowest first. */
const prefixes = [
  { bits: 64, weight: 1 },
  { bits: 56, weight: 2 },
  { bits: 48, weight: 4 },
]

/**
 * The networks that an address is counted in, the narrowest first, for limits of API and web. IPv6: the /64, which one
 * machine can have to itself, the /56 of a household and the /48 of a company; the holder of a network holds every
 * address in it. IPv4: the address itself and its /24, which hundreds of strangers may share.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const plain = plainAddress(address) ?? ''
  if (isIPv4(plain))
    return [
      { name: plain, weight: 1 },
      { name: plain.replace(/\d+$/, '0/24'), weight: 8 },
    ]
  // All invalid addresses together count as one visitor.
  if (plain === '') return [{ name: 'unknown', weight: 1 }]
  const groups = expand(plain)
  const [narrow, ...wider] = prefixes.map(({ bits, weight }) => ({ name: cut(groups, bits), weight }))
  return [narrow as Network, ...wider]
}

/** Expands an IPv6 address to its eight 16-bit groups. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => Number.parseInt(group, 16))
}

/** Formats the first 48 to 64 bits as a network of four groups. */
function cut(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, index) => {
    const left = Math.min(16, Math.max(0, bits - index * 16))
    return (group & ((0xffff << (16 - left)) & 0xffff)).toString(16)
  })
  return `${kept.join(':')}::/${bits}`
}
