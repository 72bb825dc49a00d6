import { inventCountries, evenOut, type Countries } from './countries.ts'
import { createRandom, drawIndex, drawNormal, streams } from './random.ts'
import type { SyntheticTool } from './tool.ts'

/** Median monthly visits of each size tier, 1 … 5. */
const tierVisits = [40_000_000, 4_000_000, 400_000, 40_000, 4_000]
/** As an exponent of e: two sites in three are between 0.4 and 2.5 times the median. */
const tierDeviation = 0.9
/** Summer and the turn of the year are quiet; January first. */
const seasons = [-0.03, 0.01, 0.05, 0.04, 0.03, -0.02, -0.07, -0.06, 0.03, 0.06, 0.05, -0.05]
/** Weights of direct, referrals, social, mail, search and display, before they are normalised to sum to 1. */
const sourceWeights = [5, 0.9, 0.6, 0.35, 3.2, 0.25]
/** One site in ten has gaps; there one month in five is missing. */
export const gaps = { ofSites: 0.1, ofMonths: 0.2 }

/** Properties of a site that stay the same over the months. */
export type SiteCharacter = {
  level: number // natural logarithm of the typical visits
  trend: number // added to the level each month
  seasonality: number
  /** Months ago, as of the last month; earlier months have no figures. */
  launchedMonthsAgo: number
  hasGaps: boolean
  surgeMonthsAgo: number | undefined
  visitDurationSeconds: number
  pagesPerVisit: number
  bounceRate: number
  sources: number[]
  countries: Countries
}

export type MonthFigures = {
  visits: number
  visitDurationSeconds: number
  pagesPerVisit: number
  bounceRate: number
  /** Shares 0–1 of direct, referrals, social, mail, search, display. */
  sources: number[]
  countries: Countries
}

export function inventSite(seed: number, tool: SyntheticTool): SiteCharacter {
  const random = createRandom(seed, streams.site, tool.number)
  return {
    level: Math.log(tierVisits[tool.sizeTier - 1] ?? 4_000) + tierDeviation * drawNormal(random),
    trend: 0.005 + 0.035 * drawNormal(random),
    seasonality: 0.5 + random(),
    launchedMonthsAgo: tool.launchedMonthsAgo ?? Infinity,
    hasGaps: random() < gaps.ofSites,
    surgeMonthsAgo: random() < 0.03 ? drawIndex(random, 24) : undefined,
    visitDurationSeconds: 60 + random() * 540,
    pagesPerVisit: 1.6 + random() * 6,
    bounceRate: 0.24 + random() * 0.4,
    sources: sourceWeights.map((weight) => weight * (0.3 + random())),
    countries: inventCountries(random),
  }
}

/**
 * The site's figures `monthsAgo` before the last month, or undefined if there are none. They do not depend on how many
 * months are requested.
 */
export function inventMonth(
  seed: number,
  number: number,
  site: SiteCharacter,
  monthsAgo: number,
  monthOfYear: number, // 1–12
): MonthFigures | undefined {
  const random = createRandom(seed, streams.month, number, monthsAgo)
  const isMissing = random() < gaps.ofMonths && site.hasGaps
  if (isMissing || monthsAgo > site.launchedMonthsAgo) return undefined

  const age = site.launchedMonthsAgo - monthsAgo
  const ramp = Number.isFinite(age) ? -1.6 * Math.exp(-age / 3) : 0
  const sinceSurge = (site.surgeMonthsAgo ?? -1) - monthsAgo
  const surge = sinceSurge >= 0 ? 1.5 * Math.exp(-sinceSurge / 2) : 0
  const season = (seasons[monthOfYear - 1] ?? 0) * site.seasonality
  const exponent = site.level - site.trend * monthsAgo + season + ramp + surge + 0.06 * drawNormal(random)
  return {
    visits: Math.round(Math.exp(exponent)),
    visitDurationSeconds: Math.round(site.visitDurationSeconds + random() * 20),
    pagesPerVisit: Math.round((site.pagesPerVisit + random() * 0.3) * 100) / 100,
    bounceRate: Math.round((site.bounceRate + random() * 0.02) * 1_000) / 1_000,
    sources: toShares(site.sources.map((weight) => weight * (0.95 + random() * 0.1))),
    countries: evenOut(site.countries, random() * 0.1),
  }
}

/** Rounds down to four decimals: the sum must not exceed 1. */
function toShares(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => Math.floor((weight / sum) * 10_000) / 10_000)
}
