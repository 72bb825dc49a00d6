/**
 * A set of tools as PostgreSQL reads a bit string, 'x' and hexadecimal digits: bit `place` is set for each member.
 * The length is that of all tools, filled up to whole bytes; the bits beyond are never set.
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
