import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createTrust } from './trusted-proxies.ts'
import { visitorAddressOf } from './visitor-address.ts'

const find = (remoteAddress: string, forwarded: string | undefined, trusted = '10.0.0.0/8, 2001:db8::1') =>
  visitorAddressOf(
    { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    createTrust(trusted),
  )

describe('the address of a visitor', () => {
  it.each([
    ['nobody stands between', '203.0.113.7', undefined, '203.0.113.7'],
    ['a stranger names another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['our proxy names it', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['the visitor began the list', '10.1.2.3', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['two proxies of ours', '10.1.2.3', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['the list holds nonsense', '10.1.2.3', '198.51.100.1, nonsense', '10.1.2.3'],
    ['the list is empty', '10.1.2.3', '', '10.1.2.3'],
    ['a mapped address is named in hexadecimal', '::ffff:a01:203', '::ffff:c633:6401', '198.51.100.1'],
  ])('is found: %s', (_name, remote, forwarded, wanted) => expect(find(remote, forwarded)).toBe(wanted))

  it('is that of the connection if no proxy is trusted', () => {
    expect(find('10.1.2.3', '198.51.100.1', '')).toBe('10.1.2.3')
  })
})
