import { describe, expect, it } from 'vitest'
import { networksOf } from './networks-of.ts'

const names = (address: string) => networksOf(address).map(({ name }) => name)
const ofDocumentation = ['203.0.113.7', '203.0.113.0/24']

describe('networksOf', () => {
  it.each([
    ['203.0.113.7', ofDocumentation],
    ['::ffff:203.0.113.7', ofDocumentation],
    ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
    ['2001:0DB8:0001:ab02:ffff::', ['2001:db8:1:ab02::/64', '2001:db8:1:ab00::/56', '2001:db8:1:0::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
    ['nonsense', ['unknown']],
  ])('counts %s in the networks %j', (address, networks) => expect(names(address)).toEqual(networks))

  it('gives wider networks more weight, so that neighbours do not use up a visitor’s limit', () => {
    expect(networksOf('2001:db8::1').map(({ weight }) => weight)).toEqual([1, 2, 4])
    expect(networksOf('203.0.113.7').map(({ weight }) => weight)).toEqual([1, 8])
  })
})
