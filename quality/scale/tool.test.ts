import { findHomepageFault } from '@polydex/contract/find-homepage-fault'
import { pricingModel } from '@polydex/contract/tool-card'
import { siteHostOf } from '@polydex/core/catalogue/entry/homepage'
import { describe, expect, it } from 'vitest'
import { inventTool } from './tool.ts'

const taxonomy = { categories: 60, features: 24 }
const lastMonth = '2026-10-01'
const invent = (count: number, seed = 1) =>
  Array.from({ length: count }, (_, index) => inventTool(seed, index + 1, taxonomy, lastMonth))
const tools = invent(20_000)
const shareOf = (fits: (tool: (typeof tools)[number]) => boolean) => tools.filter(fits).length / tools.length
const isDistinct = (values: readonly number[]) => new Set(values).size === values.length

describe('inventTool', () => {
  it('invents the same tools for the same seed, and others for another seed', () => {
    expect(invent(500)).toEqual(tools.slice(0, 500))
    const others = invent(500, 2)
    const same = others.filter((tool, index) => tool.categories.join() === tools[index]?.categories.join())
    expect(same.length).toBeLessThan(50)
  })

  it('marks tools as synthetic in slug and name, and gives each its own homepage', () => {
    expect(tools[122]).toMatchObject({ slug: 'synthetic-000123', name: 'Synthetic tool 000123' })
    expect(new Set(tools.map(({ homepage }) => homepage)).size).toBe(tools.length)
  })

  it('gives homepages that the catalogue accepts, on the stated host', () => {
    for (const { homepage, host } of tools.slice(0, 500)) {
      expect(findHomepageFault(homepage)).toBeUndefined()
      expect(siteHostOf(homepage)).toBe(host)
    }
  })

  it('leaves one tool in ten without a site and one site in twenty without traffic', () => {
    expect(shareOf(({ hasOwnSite }) => !hasOwnSite)).toBeCloseTo(0.1, 1)
    expect(shareOf(({ hasOwnSite, hasTraffic }) => hasOwnSite && !hasTraffic)).toBeCloseTo(0.045, 2)
    expect(tools.filter(({ hasOwnSite, hasTraffic }) => !hasOwnSite && hasTraffic)).toEqual([])
  })

  it('puts a tool into one to three categories, the most common about twenty times as often as the rarest', () => {
    expect(tools.every(({ categories }) => isDistinct(categories))).toBe(true)
    expect(new Set(tools.map(({ categories }) => categories.length))).toEqual(new Set([1, 2, 3]))
    const counts = Array.from({ length: taxonomy.categories }, () => 0)
    for (const index of tools.flatMap(({ categories }) => categories)) counts[index] = (counts[index] ?? 0) + 1
    const ratio = Math.max(...counts) / Math.min(...counts)
    expect(ratio).toBeGreaterThan(12)
    expect(ratio).toBeLessThan(30)
  })

  it('gives up to six different features, and uses every pricing model', () => {
    expect(tools.every(({ features }) => isDistinct(features))).toBe(true)
    expect(new Set(tools.map(({ features }) => features.length))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
    expect(new Set(tools.map((tool) => tool.pricingModel))).toEqual(new Set(pricingModel.options))
    expect(shareOf(({ price }) => price !== null)).toBeCloseTo(0.41, 1)
  })

  it('works with a taxonomy of one category and no features', () => {
    const tool = inventTool(1, 1, { categories: 1, features: 0 }, lastMonth)
    expect(tool).toMatchObject({ categories: [0], features: [] })
  })
})
