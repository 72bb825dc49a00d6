import { hkdfSync } from 'node:crypto'

/** Derives a key for one purpose: knowing it reveals nothing about the keys for other purposes. */
export const deriveKey = (secretsKey: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretsKey, '', `polydex ${purpose}`, 32))
