import { describe, expect, it } from 'vitest'
import { toolFacts } from './tool-fact.ts'
import { recalledLinks } from '../case/tool-link.ts'

const checked = { on: '2026-11-01', at: 'https://example.org/pricing' }
const isFine = (facts: unknown): boolean => toolFacts.safeParse(facts).success
const isChange = (change: object): boolean => isFine({ changes: { value: [{ year: 2024, ...change }] } })
const isLink = (links: unknown): boolean => recalledLinks.safeParse(links).success

describe('facts', () => {
  it('are either recalled, or checked with both a day and an https address', () => {
    expect(isFine({ maker: { value: 'Canva' } })).toBe(true)
    expect(isFine({ maker: { value: 'Canva', checked } })).toBe(true)
    for (const half of [{ on: checked.on }, { at: checked.at }, { ...checked, at: 'http://example.org/' }, {}, null])
      expect([half, isFine({ maker: { value: 'Canva', checked: half } })]).toEqual([half, false])
  })

  it('must be absent rather than empty', () => {
    expect(isFine({})).toBe(true)
    for (const empty of [{ platforms: { yes: [], no: [] } }, { notOffered: { value: [] } }, { maker: { value: ' ' } }])
      expect([empty, isFine(empty)]).toEqual([empty, false])
  })

  it('D3.1s contain amounts and data handling only if they were checked', () => {
    const plans = { value: [{ name: 'Pro', amount: 12, currency: 'USD', period: 'month' }] }
    const data = { value: { training: 'no', certificates: ['soc-2'] } }
    expect([isFine({ plans, data }), isFine({ plans: { ...plans, checked }, data: { ...data, checked } })]).toEqual([
      false,
      true,
    ])
    expect(isFine({ price: { value: 12 } })).toBe(false)
    expect(isFine({ free: { value: { limit: '50 a day' } } })).toBe(false)
  })

  it('have a name for a purchase or a renaming, and none for a closure', () => {
    expect(isChange({ what: 'bought', name: 'Canva' })).toBe(true)
    expect(isChange({ what: 'closed' })).toBe(true)
    expect(isChange({ what: 'renamed' })).toBe(false)
    expect(isChange({ what: 'closed', name: 'Canva' })).toBe(false)
  })
})

describe('links', () => {
  it('have a known kind and a public https address', () => {
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
