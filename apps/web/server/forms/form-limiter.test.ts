import { networksOf } from '@polydex/contract/networks-of'
import { describe, expect, it } from 'vitest'
import { crowdedAddress, honestAddress, unrelatedAddress } from '../../../../quality/flood/scattered-addresses.ts'
import { createFormLimiter } from './form-limiter.ts'

const count = (takes: readonly boolean[]): number => takes.filter(Boolean).length
const from = (address: string, device?: string) => ({ networks: networksOf(address), device })

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

  it('keeps one known device, and all of them together, within the total rate', () => {
    const take = createFormLimiter(10)
    const one = Array.from({ length: 6_000 }, (_, index) => take(from(unrelatedAddress(index), 'stolen'), index / 0.3))
    expect(count(one)).toBeLessThanOrEqual(10 * 20 + 20)
    const all = Array.from({ length: 6_000 }, (_, index) =>
      take(from(unrelatedAddress(index), `${index}`), 90_000 + index / 0.3),
    )
    expect(count(all)).toBeLessThanOrEqual(10 * 20 + 20)
  })

  it('limits a flood from unrelated networks, and accepts other forms once it has ended', () => {
    const take = createFormLimiter(20)
    const taken = Array.from({ length: 3_000 }, (_, index) => take(from(unrelatedAddress(index)), index * 3.3))
    expect(count(taken)).toBeGreaterThan(100)
    expect(count(taken)).toBeLessThan(220)
    expect(take(from('203.0.113.7'), 11_000)).toBe(true)
  })
})
