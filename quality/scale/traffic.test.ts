import { describe, expect, it } from 'vitest'
import { inventTool } from './tool.ts'
import { gaps, inventMonth, inventSite } from './traffic.ts'

const sites = Array.from({ length: 4_000 }, (_, index) => {
  const tool = inventTool(1, index + 1, { categories: 60, features: 24 }, '2026-10-01')
  return { tool, site: inventSite(1, tool) }
})
const inventYear = ({ tool, site }: (typeof sites)[number], months = 24) =>
  Array.from({ length: months }, (_, monthsAgo) => inventMonth(1, tool.number, site, monthsAgo, 1 + (monthsAgo % 12)))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('inventMonth', () => {
  it('depends on the seed, not on how many months are requested', () => {
    const [first] = sites
    if (first === undefined) throw new Error('no site')
    expect(inventYear(first, 2)).toEqual(inventYear(first).slice(0, 2))
    expect(inventSite(2, first.tool)).not.toEqual(first.site)
  })

  it('meets the database’s constraints: whole visits, shares that sum to at most 1, one share per country', () => {
    for (const figures of sites.slice(0, 100).flatMap((entry) => inventYear(entry))) {
      if (figures === undefined) continue
      const { visits, bounceRate, sources, countries } = figures
      expect(Number.isSafeInteger(visits) && visits >= 0).toBe(true)
      expect(bounceRate).toBeLessThanOrEqual(1)
      expect(sources).toHaveLength(6)
      expect(sum(sources)).toBeLessThanOrEqual(1 + 1e-9)
      expect(sum(sources)).toBeGreaterThan(0.999)
      expect([countries.codes.length, countries.shares.length]).toEqual([20, 20])
      expect(new Set(countries.codes).size).toBe(20)
      expect(countries.shares).toEqual(countries.shares.toSorted((a, b) => b - a))
      expect(sum(countries.shares) + countries.otherShare).toBeCloseTo(1, 9)
      expect(countries.otherShare).toBeGreaterThanOrEqual(0)
    }
  })

  it('has no figures before the launch, and all since then if there are no gaps', () => {
    const launched = sites.filter(({ site }) => !site.hasGaps && Number.isFinite(site.launchedMonthsAgo))
    expect(launched.length).toBeGreaterThan(500)
    for (const entry of launched) {
      const known = inventYear(entry).filter((figures) => figures !== undefined)
      expect(known).toHaveLength(entry.site.launchedMonthsAgo + 1)
    }
  })

  it('leaves out one month in five of one site in ten', () => {
    const old = sites.filter(({ site }) => site.launchedMonthsAgo === Infinity)
    const withGaps = old.filter(({ site }) => site.hasGaps)
    expect(withGaps.length / old.length).toBeCloseTo(gaps.ofSites, 1)
    const months = withGaps.flatMap((entry) => inventYear(entry))
    const missing = months.filter((figures) => figures === undefined)
    expect(missing.length / months.length).toBeCloseTo(gaps.ofMonths, 1)
    const whole = old.filter(({ site }) => !site.hasGaps).flatMap((entry) => inventYear(entry))
    expect(whole).not.toContain(undefined)
  })

  it('spreads visits widely within a tier and keeps the tiers apart', () => {
    const levels = [3, 4, 5].map((tier) => {
      const visits = sites
        .filter(({ tool, site }) => tool.sizeTier === tier && site.launchedMonthsAgo === Infinity)
        .flatMap((entry) => inventYear(entry, 1)[0]?.visits ?? [])
        .toSorted((a, b) => a - b)
      return { median: visits[Math.floor(visits.length / 2)] ?? 0, top: visits.at(-1) ?? 0 }
    })
    const [large = { median: 0, top: 0 }, middle = large, small = large] = levels
    expect(large.median).toBeGreaterThan(5 * middle.median)
    expect(middle.median).toBeGreaterThan(5 * small.median)
    expect(small.top).toBeGreaterThan(8 * small.median)
  })
})
