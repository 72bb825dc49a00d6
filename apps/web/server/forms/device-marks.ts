import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The proof of a login, a dot, and the signature of this site. */
const pattern = /^([\w-]{43})\.([\w-]{22})$/

type DeviceMarks = {
  /** Signs a proof for the cookie. */
  mark: (device: string) => string
  /** The proof in a cookie value; undefined unless this site signed it. */
  check: (value: string | undefined) => string | undefined
}

/**
 * Verifies that a proof of login was issued by this site, without a call to the API: forms are prioritised before any
 * work is done for them. All processes that share the secret accept each other's proofs; without a secret, each accepts
 * only its own.
 */
export function createDeviceMarks(secret: string | undefined): DeviceMarks {
  const key = secret === undefined ? randomBytes(32) : createHmac('sha256', secret).update('known device').digest()
  const sign = (device: string): Buffer => createHmac('sha256', key).update(device).digest().subarray(0, 16)
  return {
    mark: (device) => `${device}.${sign(device).toString('base64url')}`,
    check: (value) => {
      const [, device, written] = pattern.exec(value ?? '') ?? []
      if (device === undefined || written === undefined) return undefined
      const given = Buffer.from(written, 'base64url')
      return given.length === 16 && timingSafeEqual(given, sign(device)) ? device : undefined
    },
  }
}
