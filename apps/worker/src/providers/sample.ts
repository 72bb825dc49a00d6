import { seedRandom } from '@polydex/contract/seed-random'
import type { TrackedSite } from '@polydex/core/traffic/find-tracked-sites'
import type { FirstDay } from '@polydex/core/traffic/month'
import type { SiteTraffic } from '@polydex/core/traffic/record-traffic'
import type { TrafficProvider } from './provider.ts'
import { sampleCountries } from './sample-countries.ts'
import { typicalVisits } from './sample-sizes.ts'

/**
 * How far, as an exponent of e, a site may stray from its tier's figure: between 0.41 and 2.46 times. That is less
 * than the step between two tiers, so that a larger tier always has more visits than a smaller one.
 */
const maxStray = 0.9

/** Summer and the turn of the year are quiet, spring and autumn are not; January first. */
const seasons = [-0.02, 0, 0.02, 0.03, 0.02, 0, -0.02, -0.03, -0.01, 0.02, 0.03, 0]

const monthIndex = (month: FirstDay): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** Trends are counted from here; the past must not move when a month is added. */
const origin = monthIndex('2025-06-01')

/** Soft upper and lower bound: a hard one would draw flat lines. */
const bend = (value: number): number => maxStray * Math.tanh(value / maxStray)

/** Invented figures for demonstrations: deterministic, with trends, seasons, launches and declines. */
export const sampleProvider: TrafficProvider = {
  gives: 'traffic',
  slug: 'sample',
  name: 'Polydex',
  licence: 'CC0-1.0',
  kind: 'sample',
  read: async function* ({ months, sites }) {
    for (const month of months) yield { month, figures: sites.flatMap((site) => invent(site, month) ?? []) }
  },
}

function invent(site: TrackedSite, month: FirstDay): SiteTraffic | undefined {
  const { visits, isWellKnown } = typicalVisits(site.host, site.sizeTier)
  const character = seedRandom(site.host)
  const index = monthIndex(month)
  const level = (character() - 0.5) * (isWellKnown ? 0.1 : 1.4)
  const trend = drawTrend(character)
  const seasonality = 0.5 + character()
  // One site in seven was launched within the months shown; before that there are no figures. Everybody knows the best
  // known ones to be older.
  const isYoung = character() < 1 / 7 && !isWellKnown
  const launch = isYoung ? origin - 6 + Math.floor(character() * 18) : -Infinity
  if (index < launch) return undefined

  const noise = seedRandom(`${site.host} ${month}`)
  const ramp = isYoung ? -0.8 * Math.exp(-(index - launch) / 3) : 0
  const season = (seasons[index % 12] ?? 0) * seasonality
  const stray = level + trend(index) + season + ramp + (noise() - 0.5) * 0.01
  return {
    siteId: site.siteId,
    visits: Math.round(visits * Math.exp(bend(stray))),
    visitDurationSeconds: Math.round(60 + character() * 540 + noise() * 20),
    pagesPerVisit: Math.round((1.6 + character() * 6 + noise() * 0.3) * 100) / 100,
    bounceRate: Math.round((0.24 + character() * 0.4 + noise() * 0.02) * 1000) / 1000,
    ...inventSources(character, noise),
    ...sampleCountries(character, noise, isWellKnown),
  }
}

/**
 * Momentum that lasts: a wave of two to four years, so that a site which grows this month most likely grows the next,
 * and one site in ten that loses for good.
 */
function drawTrend(character: () => number): (index: number) => number {
  const height = 0.08 + character() * 0.2
  const period = 24 + character() * 24
  const phase = character() * 2 * Math.PI
  const isFading = character() < 0.1
  const lost = (index: number): number => (isFading ? -0.5 * Math.tanh(Math.max(0, index - origin) / 18) : 0)
  return (index) => height * Math.sin((index / period) * 2 * Math.PI + phase) + lost(index)
}

/** Weights of direct, referrals, social, mail, search, display before they are made to sum to 1. */
const sourceWeights = [5, 0.9, 0.6, 0.35, 3.2, 0.25]

function inventSources(character: () => number, noise: () => number): Pick<SiteTraffic, 'sources'> {
  const weights = sourceWeights.map((weight) => weight * (0.3 + character()) * (0.95 + noise() * 0.1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const [direct = 0, referrals = 0, social = 0, mail = 0, search = 0, display = 0] = weights.map(
    (weight) => Math.floor((weight / sum) * 10_000) / 10_000,
  )
  return { sources: { direct, referrals, social, mail, search, display } }
}
