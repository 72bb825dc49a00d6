/** Source addresses of a flood, and the number of networks of each kind. */
const addresses = 5_000
const blocks = 10

/** 5,000 addresses in ten IPv6 /48 networks and ten IPv4 /24 networks, one after the other. */
export function crowdedAddress(index: number): string {
  const turn = index % addresses
  const block = turn % (2 * blocks)
  const host = Math.floor(turn / (2 * blocks))
  return block < blocks
    ? `2001:db8:${(block + 1).toString(16)}:${host.toString(16)}::${(host + 1).toString(16)}`
    : `198.18.${block}.${host % 256}`
}

/** 5,000 IPv4 addresses that share no network. */
export function unrelatedAddress(index: number): string {
  const turn = index % addresses
  return `100.${64 + (turn >> 8)}.${turn & 255}.${(turn * 7) % 256}`
}

/** A different network for each visitor, none of which a flood comes from. */
export const honestAddress = (visitor: number): string => `203.${visitor >> 8}.${visitor & 255}.9`
