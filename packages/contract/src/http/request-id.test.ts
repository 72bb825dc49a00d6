import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { readRequestId, requestIdOf } from './request-id.ts'
import { createTrust } from '../address/trusted-proxies.ts'

const id = 'a'.repeat(32)
const requestFrom = (remoteAddress: string, named?: string | string[]) =>
  ({ headers: { 'x-request-id': named }, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('the request id', () => {
  const isTrusted = createTrust('127.0.0.1')

  it('is taken from a trusted peer, and generated if any other peer sends one', () => {
    expect(requestIdOf(requestFrom('127.0.0.1', id), isTrusted)).toBe(id)
    expect(requestIdOf(requestFrom('::ffff:127.0.0.1', id), isTrusted)).toBe(id)
    const stranger = requestIdOf(requestFrom('192.0.2.1', id), isTrusted)
    expect(stranger).toMatch(/^[\da-f]{32}$/)
    expect(stranger).not.toBe(id)
  })

  it.each([undefined, '', 'A'.repeat(32), `${id}a`, `${id}\n`, 'a'.repeat(31), [id, id]])('cannot be %j', (named) => {
    expect(readRequestId(requestFrom('127.0.0.1', named))).toBeUndefined()
  })
})
