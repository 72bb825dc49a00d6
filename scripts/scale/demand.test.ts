import { describe, expect, it } from 'vitest'
import { computeDemand, roles, type Network } from './demand.ts'

const network: Network = { caches: 1, hasCdn: false, webs: 2, isByAddress: false }
const demandOf = (rate: number, change: Partial<Network> = {}) => computeDemand(rate, { ...network, ...change })

describe('computeDemand', () => {
  it('has visits ≥ asked ≥ read ≥ rendered, each a smaller share of the visits as their rate grows', () => {
    let before = { asked: 1, read: 1, rendered: 1 }
    for (const rate of [1, 10, 100, 1_000, 10_000, 100_000]) {
      const { visits, asked, read, rendered } = demandOf(rate).pages
      expect([asked <= visits, read <= asked, rendered <= read]).toEqual([true, true, true])
      const shares = { asked: asked / visits, read: read / visits, rendered: rendered / visits }
      expect(shares.asked).toBeLessThan(before.asked)
      expect(shares.read).toBeLessThan(before.read)
      expect(shares.rendered).toBeLessThan(before.rendered)
      before = shares
    }
  })

  it('needs more of everything for more requests', () => {
    const [some, more] = [demandOf(100), demandOf(1_000)]
    for (const role of roles) expect(more.cores[role]).toBeGreaterThan(some.cores[role])
    expect(more.gigabits.sent).toBeCloseTo(some.gigabits.sent * 10)
  })

  it('reads less, but asks as often, if a page is always requested from the same web', () => {
    const [any, same] = [demandOf(10_000, { webs: 16 }), demandOf(10_000, { webs: 16, isByAddress: true })]
    expect(same.pages.read).toBeLessThan(any.pages.read / 2)
    expect(same.pages.asked).toBe(any.pages.asked)
  })

  it('asks more often if edges do not share their cache', () => {
    expect(demandOf(1_000, { caches: 2 }).pages.asked).toBeGreaterThan(demandOf(1_000).pages.asked)
  })

  it('leaves bytes and cached answers to a CDN, but no work of the web', () => {
    const [alone, behind] = [demandOf(10_000), demandOf(10_000, { hasCdn: true })]
    expect(behind.gigabits.sent).toBe(alone.gigabits.sent)
    expect(behind.gigabits.own).toBeLessThan(alone.gigabits.own / 5)
    expect(behind.cores.edge).toBeLessThan(alone.cores.edge)
    expect(behind.cores.web).toBeCloseTo(alone.cores.web)
  })
})
