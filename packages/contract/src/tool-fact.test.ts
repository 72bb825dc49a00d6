import { describe, expect, it } from 'vitest'
import { toolFacts } from './tool-fact.ts'
import { recalledLinks } from './tool-link.ts'

const checked = { on: '2026-11-01', at: 'https://example.org/pricing' }
const isFine = (facts: unknown): boolean => toolFacts.safeParse(facts).success
const isChange = (change: object): boolean => isFine({ changes: { value: [{ year: 2024, ...change }] } })
const isLink = (links: unknown): boolean => recalledLinks.safeParse(links).success

describe('facts', () => {
  it('are recalled, or checked on a day at an address; never half of it', () => {
    expect(isFine({ maker: { value: 'Canva' } })).toBe(true)
    expect(isFine({ maker: { value: 'Canva', checked } })).toBe(true)
    for (const half of [{ on: checked.on }, { at: checked.at }, { ...checked, at: 'http://example.org/' }, {}, null])
      expect([half, isFine({ maker: { value: 'Canva', checked: half } })]).toEqual([half, false])
  })

  it('say yes and no of a value once; one in neither list is not known', () => {
    expect(isFine({ platforms: { yes: ['web'], no: ['linux'] } })).toBe(true)
    expect(isFine({ platforms: { yes: ['web'], no: ['web'] } })).toBe(false)
    expect(isFine({ platforms: { yes: ['web', 'web'], no: [] } })).toBe(false)
    expect(isFine({ platforms: { yes: ['fridge'], no: [] } })).toBe(false)
  })

  it('that know nothing are left out', () => {
    expect(isFine({})).toBe(true)
    for (const empty of [
      { platforms: { yes: [], no: [] } },
      { free: { value: {} } },
      { notOffered: { value: [] } },
      { maker: { value: ' ' } },
      { launched: { value: null } },
    ])
      expect([empty, isFine(empty)]).toEqual([empty, false])
  })

  it('D3.1s hold amounts and what becomes of data only where somebody has read it', () => {
    const plans = { value: [{ name: 'Pro', amount: 12, currency: 'USD', period: 'month' }] }
    const data = { value: { training: 'no', certificates: ['soc-2'] } }
    expect([isFine({ plans, data }), isFine({ plans: { ...plans, checked }, data: { ...data, checked } })]).toEqual([
      false,
      true,
    ])
    expect(isFine({ price: { value: 12 } })).toBe(false)
    expect(isFine({ free: { value: { limit: '50 a day' } } })).toBe(false)
  })

  it('name who bought a tool or what it was called, and nobody where it closed', () => {
    expect(isChange({ what: 'bought', name: 'Canva' })).toBe(true)
    expect(isChange({ what: 'closed' })).toBe(true)
    expect(isChange({ what: 'renamed' })).toBe(false)
    expect(isChange({ what: 'closed', name: 'Canva' })).toBe(false)
  })
})

describe('links', () => {
  it('have a kind of ours and are public addresses', () => {
    expect(isLink({ docs: 'https://example.org/docs' })).toBe(true)
    for (const links of [
      {},
      { docs: 'http://example.org/' },
      { shop: 'https://example.org/' },
      { docs: 'javascript:1' },
    ])
      expect([links, isLink(links)]).toEqual([links, false])
  })
})
