import { hkdfSync } from 'node:crypto'

/** A key for one purpose: knowing it reveals nothing about the keys of others. */
export const deriveKey = (secretsKey: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretsKey, '', `polydex ${purpose}`, 32))
