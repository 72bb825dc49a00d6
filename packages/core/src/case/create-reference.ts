import { randomBytes } from 'node:crypto'

/** Crockford's: without I, L, O and U, which are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight symbols, such as 4F2A-9K1B: short enough to be read out on the telephone. It opens nothing, and may be seen. */
export function createReference(): string {
  const symbols = Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length])
  return `${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`
}
