import type { SortOrder } from '@polydex/contract/tool/tool'

/**
 * The order of tools by a key, as indexes into `keys`. Tools are given by slug, so that equal keys stay sorted by slug;
 * NaN is an unknown number and comes last in both directions.
 */
export function computeOrder(keys: Float64Array, direction: SortOrder): Uint32Array {
  const known: number[] = []
  const unknown: number[] = []
  for (const [index, key] of keys.entries()) (Number.isNaN(key) ? unknown : known).push(index)
  const sign = direction === 'asc' ? 1 : -1
  const keyOf = (index: number): number => keys[index] ?? 0
  const sorted = Uint32Array.from(known).toSorted((a, b) => sign * (keyOf(a) - keyOf(b)) || a - b)
  const order = new Uint32Array(keys.length)
  order.set(sorted)
  order.set(unknown, sorted.length)
  return order
}

/** The place of each tool in an order: the inverse permutation. */
export function computePlaces(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length)
  for (const [place, index] of order.entries()) places[index] = place
  return places
}

/**
 * A set of tools as a PostgreSQL bit string, 'x' and hexadecimal digits: bit `place` is set for each member. Its length
 * is the number of all tools, padded to whole bytes; padding bits are never set.
 */
export function packBits(members: Uint32Array, places: Uint32Array): string {
  const bytes = Buffer.alloc(Math.ceil(places.length / 8))
  for (const member of members) {
    const place = places[member] ?? 0
    const byte = place >> 3
    bytes[byte] = (bytes[byte] ?? 0) | (128 >> (place & 7))
  }
  return `x${bytes.toString('hex')}`
}
