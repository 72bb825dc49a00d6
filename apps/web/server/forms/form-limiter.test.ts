import { networksOf } from '@polydex/contract/address/networks-of'
import { describe, expect, it } from 'vitest'
import { createFormLimiter } from './form-limiter.ts'

const count = (takes: readonly boolean[]): number => takes.filter(Boolean).length
const from = (address: string, device?: string) => ({ networks: networksOf(address), device })

/** Addresses of ten IPv6 /48 networks and ten IPv4 /24 networks, one after the other. */
function crowdedAddress(index: number): string {
  const [block, host] = [index % 20, Math.floor(index / 20)]
  return block < 10 ? `2001:db8:${block + 1}:${host.toString(16)}::1` : `198.18.${block}.${host % 256}`
}
/** IPv4 addresses that share no network. */
const unrelatedAddress = (index: number): string => `100.${64 + (index >> 8)}.${index & 255}.${(index * 7) % 256}`
/** A different network for each visitor, none of which a flood comes from. */
const honestAddress = (visitor: number): string => `203.${visitor >> 8}.${visitor & 255}.9`

/**
 * 300 forms a second from 5,000 addresses. Counts how many of 20 honest visitors pass, one per second after the given
 * start.
 */
function flood(addressOf: (index: number) => string, after: number, device?: string): number {
  const take = createFormLimiter(10)
  const senders = Array.from({ length: 5_000 }, (_, index) => from(addressOf(index)))
  const honest: boolean[] = []
  for (let index = 0; honest.length < 20; index += 1) {
    const now = index / 0.3
    take(senders[index % 5_000] ?? from(''), now)
    if (index > after * 300 && index % 300 === 0) honest.push(take(from(honestAddress(honest.length), device), now))
  }
  return count(honest)
}

describe('createFormLimiter', () => {
  it('lets one visitor send six forms at once, then a tenth of the total rate', () => {
    const take = createFormLimiter(10)
    expect(count(Array.from({ length: 100 }, () => take(from('203.0.113.7'), 0)))).toBeGreaterThanOrEqual(6)
    const later = Array.from({ length: 6_000 }, (_, index) => take(from('203.0.113.7'), 60_000 + index * 10))
    expect(count(later)).toBeGreaterThan(60)
    expect(count(later)).toBeLessThanOrEqual(70)
  })

  it('accepts 19 of 20 honest visitors while 5,000 addresses of twenty networks send 300 forms/s', () => {
    expect(flood(crowdedAddress, 3)).toBeGreaterThanOrEqual(19)
  })

  it('accepts all known devices, and later others, while 5,000 unrelated addresses send 300 forms/s', () => {
    expect(flood(unrelatedAddress, 0, 'proof')).toBe(20)
    // Others pass once each address has been seen more than three times.
    expect(flood(unrelatedAddress, 75)).toBeGreaterThanOrEqual(19)
  })

  it.each([
    ['a /64', (index: number) => `2001:db8:1:1::${index.toString(16)}`],
    ['a /56', (index: number) => `2001:db8:1:${(index % 256).toString(16)}::1`],
    ['a /48', (index: number) => `2001:db8:1:${(index % 65_536).toString(16)}::1`],
    ['a /24', (index: number) => `203.0.113.${index % 256}`],
  ])('limits %s to a fifth of the total rate, however many addresses it uses', (_name, addressOf) => {
    const take = createFormLimiter(10)
    const taken = Array.from({ length: 6_000 }, (_, index) => take(from(addressOf(index)), index / 0.3))
    expect(count(taken)).toBeLessThanOrEqual(2 * 20 + 10)
  })
})
