import { describe, expect, it } from 'vitest'
import { toolFacts } from './tool-fact.ts'

const checked = { on: '2026-11-01', at: 'https://example.org/pricing' }
const isFine = (facts: unknown): boolean => toolFacts.safeParse(facts).success

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

  it('hold no amount of money: there is no such kind', () => {
    expect(isFine({ price: { value: 12 } })).toBe(false)
    expect(isFine({ free: { value: { limit: '50 a day' } } })).toBe(false)
  })
})
