import { hkdfSync } from 'node:crypto'

/** A key for one purpose, so that what is known of one says nothing of another. */
export const deriveKey = (secretsKey: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretsKey, '', `polydex ${purpose}`, 32))
