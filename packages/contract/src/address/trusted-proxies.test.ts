import { describe, expect, it } from 'vitest'
import { createTrust, trustedProxies } from './trusted-proxies.ts'

describe('trusted proxies', () => {
  it.each([
    ['10.0.0.0/8', '10.1.2.3', true],
    ['10.0.0.0/8', '11.1.2.3', false],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['::ffff:10.0.0.1', '10.0.0.1', true],
    ['::ffff:10.0.0.0/104', '10.9.9.9', true],
    ['2001:db8::/32', '2001:db8:ffff::9', true],
    ['10.0.0.0/8', '', false],
    ['', '127.0.0.1', false],
  ])('set to %j include %s: %s', (text, address, isOne) => expect(createTrust(text)(address)).toBe(isOne))

  it.each([
    'nonsense',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0.0/8,',
    '2001:db8::/129',
    '::ffff:10.0.0.0/8',
    'proxy.example',
  ])('cannot be set to %j', (text) => {
    expect(() => createTrust(text)).toThrow(/neither an address nor a network|no such prefix/)
    expect(trustedProxies.safeParse(text).success).toBe(false)
  })
})
