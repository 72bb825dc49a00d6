import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The proof of a login, then a dot, then that this site wrote it. */
const pattern = /^([\w-]{43})\.([\w-]{22})$/

type DeviceMarks = {
  /** A proof as it is written into the cookie. */
  mark: (device: string) => string
  /** The proof in a cookie's value; undefined unless this site wrote it. */
  check: (value: string | undefined) => string | undefined
}

/**
 * Tells proofs of this site's own logins from what anybody may write into a cookie, without asking the API: forms must be
 * sorted before anything is done for them. All processes with the secret agree; without one, each believes only its own.
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
