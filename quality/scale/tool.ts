import type { Random } from '@polydex/contract/seed-random'
import type { AiRole } from '@polydex/contract/tool-card'
import { addMonths, type FirstDay } from '@polydex/core/traffic/month'
import { syntheticDomain } from '@polydex/core/synthetic/synthetic-catalogue'
import { inventFacts, type SyntheticFacts } from './facts.ts'
import { createRandom, drawDistinct, drawIndex, drawWeighted, streams } from './random.ts'

type Price = { amount: number; currency: string; period: string; checkedOn: string }

/** A tool of the synthetic catalogue; it depends only on the seed, its number and the last month. */
export type SyntheticTool = {
  number: number
  slug: string
  name: string
  host: string
  homepage: string
  /** False: the homepage is a path of a shared host, whose visits belong to no tool. */
  hasOwnSite: boolean
  /** False: no provider knows the site. */
  hasTraffic: boolean
  pricingModel: string
  aiRole: AiRole
  price: Price | null
  firstListed: string | null
  sizeTier: number
  /** Months from launch to the last month; undefined: before the first month shown. */
  launchedMonthsAgo: number | undefined
  /** Indexes into the taxonomy, the primary category first. */
  categories: number[]
  features: number[]
} & SyntheticFacts

/** Numbers of categories and features to choose from. */
export type TaxonomySize = { categories: number; features: number }

const sharedHosts = 20
const pricingWeights = { freemium: 38, paid: 18, free: 14, 'free-trial': 12, 'open-source': 8, contact: 5, unknown: 5 }
const pricingModels = Object.keys(pricingWeights)
const pricedModels = new Set(['freemium', 'paid', 'free-trial'])
const amounts = [4.99, 5, 8, 9, 9.99, 10, 12, 15, 19, 20, 24, 29, 39, 49, 79, 99, 199]
/** Weights of tiers 1 (largest) … 5, in thousandths: few are large. */
const tierWeights = [1, 9, 60, 250, 680]
/** Ratio of tools in the most common category to those in the rarest. */
const categorySkew = 20

export function inventTool(seed: number, number: number, taxonomy: TaxonomySize, lastMonth: FirstDay): SyntheticTool {
  const random = createRandom(seed, streams.tool, number)
  const digits = String(number).padStart(6, '0')
  const slug = `synthetic-${digits}`
  const hasOwnSite = random() >= 0.1
  const sharedHost = `synthetic-shared-${String(drawIndex(random, sharedHosts) + 1).padStart(2, '0')}.${syntheticDomain}`
  const host = hasOwnSite ? `${slug}.${syntheticDomain}` : sharedHost
  const hasTraffic = hasOwnSite && random() >= 0.05
  const launchedMonthsAgo = random() < 0.2 ? drawIndex(random, 18) : undefined
  const pricingModel = pricingModels[drawWeighted(random, Object.values(pricingWeights))] ?? 'unknown'
  const drawn = {
    number,
    slug,
    name: `Synthetic tool ${digits}`,
    host,
    homepage: hasOwnSite ? `https://${host}/` : `https://${host}/${digits}`,
    hasOwnSite,
    hasTraffic,
    pricingModel,
    aiRole: number % 4 === 0 ? ('feature' as const) : ('core' as const),
    price: pricedModels.has(pricingModel) && random() < 0.6 ? inventPrice(random, lastMonth) : null,
    firstListed: keepDay(
      number,
      drawDay(random, addMonths(lastMonth, -(launchedMonthsAgo ?? 18 + drawIndex(random, 30)))),
    ),
    sizeTier: drawWeighted(random, tierWeights) + 1,
    launchedMonthsAgo,
    categories: inventCategories(seed, random, taxonomy.categories),
    features: drawDistinct(Math.min(drawIndex(random, 7), taxonomy.features), () =>
      drawIndex(random, taxonomy.features),
    ),
  }
  return { ...drawn, ...inventFacts(seed, number, drawn.features, taxonomy.features) }
}

/** For every fourth tool the day is not known. */
const keepDay = (number: number, day: string): string | null => (number % 4 === 0 ? null : day)

function inventPrice(random: Random, lastMonth: FirstDay): Price {
  return {
    amount: amounts[drawIndex(random, amounts.length)] ?? 10,
    currency: random() < 0.85 ? 'USD' : 'EUR',
    period: ['month', 'year', 'once'][drawWeighted(random, [80, 12, 8])] ?? 'month',
    checkedOn: drawDay(random, addMonths(lastMonth, -drawIndex(random, 12))),
  }
}

/** One to three categories, common ones more often. The seed decides which ones are common. */
function inventCategories(seed: number, random: Random, count: number): number[] {
  const offset = drawIndex(createRandom(seed, streams.order), count)
  // Weights fall evenly on a logarithmic scale: this is the inverse of their cumulative distribution.
  const draw = (): number => {
    const place = -Math.log(1 - random() * (1 - 1 / categorySkew)) / Math.log(categorySkew)
    return (Math.min(Math.floor(place * count), count - 1) + offset) % count
  }
  return drawDistinct(Math.min(drawWeighted(random, [45, 35, 20]) + 1, count), draw)
}

const drawDay = (random: Random, month: FirstDay): string =>
  `${month.slice(0, 8)}${String(drawIndex(random, 28) + 1).padStart(2, '0')}`
