import type { TrackedSite } from '@polydex/core/traffic/find-tracked-sites'
import { listMonthsUpTo, type FirstDay } from '@polydex/core/traffic/month'
import { describe, expect, it } from 'vitest'
import { createReadReport } from './read-report.ts'
import { sampleProvider } from './sample.ts'

const months = listMonthsUpTo('2026-10-01', 24)
const sites = Array.from({ length: 200 }, (_, index) => ({
  siteId: index,
  host: `site-${index}.com`,
  sizeTier: (index % 5) + 1,
}))

async function readMonth(month: FirstDay, sites: readonly TrackedSite[]) {
  for await (const part of sampleProvider.read({ months: [month], sites, report: createReadReport() }))
    return part.figures
  throw new Error('The sample provider knows every month')
}

describe('sample figures', () => {
  it('are the same on every call', async () => {
    expect(await readMonth('2026-10-01', sites)).toEqual(await readMonth('2026-10-01', sites))
  })

  it('grow with the size tier: every site of a larger tier has more visits than any of a smaller one', async () => {
    for (const month of months) {
      const figures = await readMonth(month, sites)
      const visitsOf = (tier: number) =>
        figures.filter(({ siteId }) => (siteId % 5) + 1 === tier).map(({ visits }) => visits)
      for (const tier of [1, 2, 3, 4])
        expect(Math.min(...visitsOf(tier))).toBeGreaterThan(Math.max(...visitsOf(tier + 1)))
    }
  })

  it('have source shares that sum to at most one, and twenty countries, largest first', async () => {
    for (const { sources, countries, otherCountriesShare } of await readMonth('2026-10-01', sites)) {
      const sum = Object.values(sources ?? {}).reduce((total, share) => total + share, 0)
      expect(sum).toBeGreaterThan(0.99)
      expect(sum).toBeLessThanOrEqual(1)
      expect(countries).toHaveLength(20)
      expect(countries?.map(({ share }) => share)).toEqual(
        countries?.map(({ share }) => share).toSorted((a, b) => b - a),
      )
      expect(otherCountriesShare).toBeGreaterThan(0)
    }
  })

  it.each([
    ['a Chinese tool in Chinese alone', 'CN', ['zh'], 'CN', 0.6],
    ['a German tool in many languages', 'DE', ['en', 'de', 'fr'], 'DE', 0.15],
    ['a Chinese tool that speaks no Chinese', 'CN', ['en'], 'US', 0.1],
  ])('have %s led by the country that reads it', async (_, country, languages, leader, atLeast) => {
    const site = { siteId: 1, host: 'site.com', sizeTier: 1, country, languages, group: 'coding' }
    const [first] = (await readMonth('2026-10-01', [site]))[0]?.countries ?? []
    expect(first?.code).toBe(leader)
    expect(first?.share).toBeGreaterThan(atLeast)
  })

  it('begin later for some sites, and vary from month to month', async () => {
    const counts = await Promise.all(months.map(async (month) => (await readMonth(month, sites)).length))
    expect(counts[0]).toBeLessThan(sites.length)
    expect(counts.at(-1)).toBe(sites.length)
    const visits = await Promise.all(
      months.map(async (month) => (await readMonth(month, sites.slice(0, 1)))[0]?.visits),
    )
    expect(new Set(visits).size).toBeGreaterThan(15)
  })
})
