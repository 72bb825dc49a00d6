import { describe, expect, it } from 'vitest'
import { plainAddress } from './plain-address.ts'

describe('plainAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ])('normalizes %s to %s', (text, address) => expect(plainAddress(text)).toBe(address))

  it.each(['', 'nonsense', '999.1.1.1', '010.1.1.1', '1.2.3', '[::1]', '203.0.113.7:80', '203.0.113.7/24', ' ::1'])(
    'returns undefined for %j',
    (text) => expect(plainAddress(text)).toBeUndefined(),
  )
})
