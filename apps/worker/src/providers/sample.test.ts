import { siteHostOf } from '@polydex/core/catalogue/entry/homepage'
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import type { TrackedSite } from '@polydex/core/traffic/find-tracked-sites'
import { listMonthsUpTo, type FirstDay } from '@polydex/core/traffic/month'
import { describe, expect, it } from 'vitest'
import { createReadReport } from './read-report.ts'
import { typicalVisits } from './sample-sizes.ts'
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

/** The sites of our own catalogue whose homepage is a whole site. */
async function readOwnSites(): Promise<TrackedSite[]> {
  const { tools: entries } = await readCatalogue('catalogue')
  return entries
    .filter(({ homepage }) => new URL(homepage).pathname === '/')
    .map(({ homepage, sizeTier }, siteId) => ({ siteId, host: siteHostOf(homepage), sizeTier: sizeTier ?? null }))
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

describe('sample figures of our own catalogue', () => {
  const year = months.slice(-13)
  const pairs = year.slice(1).map((month, index) => [year[index] ?? month, month] as const)

  it('know a hundred listed sites by name', async () => {
    const known = (await readOwnSites()).filter(({ host }) => typicalVisits(host, 5).isWellKnown)
    expect(known).toHaveLength(100)
  })

  it('rank ChatGPT first, and move sites by at most five places in the median', async () => {
    const sites = await readOwnSites()
    const chatgpt = sites.find(({ host }) => host === 'chatgpt.com')
    const rankIn = async (month: FirstDay) =>
      (await readMonth(month, sites)).toSorted((a, b) => b.visits - a.visits).map(({ siteId }) => siteId)
    const moves: number[] = []
    for (const [before, month] of pairs) {
      const [then, now] = [await rankIn(before), await rankIn(month)]
      expect(now[0]).toBe(chatgpt?.siteId)
      const rankThen = new Map(then.map((siteId, rank) => [siteId, rank]))
      moves.push(...now.map((siteId, rank) => Math.abs(rank - (rankThen.get(siteId) ?? NaN))))
    }
    expect(median(moves.filter((move) => !Number.isNaN(move)))).toBeLessThanOrEqual(5)
  })

  it('keep their momentum: at least six of ten monthly trends continue in the next month', async () => {
    const sites = await readOwnSites()
    const visits = await Promise.all(
      year.map(async (month) => new Map((await readMonth(month, sites)).map(({ siteId, visits }) => [siteId, visits]))),
    )
    const growths = visits.slice(1).map((now, index) => (siteId: number) => {
      const [after, before] = [now.get(siteId), visits[index]?.get(siteId)]
      return after === undefined || before === undefined ? NaN : Math.sign(after - before)
    })
    const repeats = sites.flatMap(({ siteId }) =>
      growths.slice(1).flatMap((growth, index) => {
        const [now, before] = [growth(siteId), growths[index]?.(siteId) ?? NaN]
        return Number.isNaN(now + before) ? [] : [now === before]
      }),
    )
    expect(repeats.length).toBeGreaterThan(5_000)
    expect(repeats.filter(Boolean).length / repeats.length).toBeGreaterThanOrEqual(0.6)
  })
})

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
