import { randomBytes } from 'node:crypto'

/** Crockford's alphabet: without I, L, O and U, which are misread or form words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Creates a reference of eight symbols, such as 4F2A-9K1B: short enough to read out on the telephone. It grants no
 * access, so it need not be secret.
 */
export function createReference(): string {
  const symbols = Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length])
  return `${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`
}
