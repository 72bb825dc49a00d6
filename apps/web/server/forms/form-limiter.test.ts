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

describe('the pace of forms', () => {
  it('lets five submissions and a login of one visitor in at once, and then a tenth of what all may send', () => {
    const take = createFormLimiter(10)
    expect(count(Array.from({ length: 100 }, () => take(from('203.0.113.7'), 0)))).toBeGreaterThanOrEqual(6)
    const later = Array.from({ length: 6_000 }, (_, index) => take(from('203.0.113.7'), 60_000 + index * 10))
    expect(count(later)).toBeGreaterThan(60)
    expect(count(later)).toBeLessThanOrEqual(70)
  })

  it('lets 19 of 20 honest visitors in while 5,000 addresses of twenty networks send 300 a second', () => {
    expect(flood(crowdedAddress, 3)).toBeGreaterThanOrEqual(19)
  })

  it('lets everybody in who logged in here before while 5,000 unrelated addresses send 300 a second', () => {
    expect(flood(unrelatedAddress, 0, 'proof')).toBe(20)
    // Others pass once each address has been seen more than three times.
    expect(flood(unrelatedAddress, 75)).toBeGreaterThanOrEqual(19)
  })

  it.each([
    ['a /64', (index: number) => `2001:db8:1:1::${index.toString(16)}`],
    ['a /56', (index: number) => `2001:db8:1:${(index % 256).toString(16)}::1`],
    ['a /48', (index: number) => `2001:db8:1:${(index % 65_536).toString(16)}::1`],
    ['a /24', (index: number) => `203.0.113.${index % 256}`],
  ])('lets %s take a fifth of it at most, whatever address it comes from', (_name, addressOf) => {
    const take = createFormLimiter(10)
    const taken = Array.from({ length: 6_000 }, (_, index) => take(from(addressOf(index)), index / 0.3))
    expect(count(taken)).toBeLessThanOrEqual(2 * 20 + 10)
  })

  it('bounds what one known device may send, and what all of them may', () => {
    const take = createFormLimiter(10)
    const one = Array.from({ length: 6_000 }, (_, index) => take(from(unrelatedAddress(index), 'stolen'), index / 0.3))
    expect(count(one)).toBeLessThanOrEqual(10 * 20 + 20)
    const all = Array.from({ length: 6_000 }, (_, index) =>
      take(from(unrelatedAddress(index), `${index}`), 90_000 + index / 0.3),
    )
    expect(count(all)).toBeLessThanOrEqual(10 * 20 + 20)
  })

  it('bounds a flood that comes from everywhere, and is over as soon as it ends', () => {
    const take = createFormLimiter(20)
    const taken = Array.from({ length: 3_000 }, (_, index) => take(from(unrelatedAddress(index)), index * 3.3))
    expect(count(taken)).toBeGreaterThan(100)
    expect(count(taken)).toBeLessThan(220)
    expect(take(from('203.0.113.7'), 11_000)).toBe(true)
  })
})
