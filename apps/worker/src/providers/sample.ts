import { thisSite } from '@polydex/contract/site/site'
import { seedRandom } from '@polydex/contract/figure/seed-random'
import type { TrackedSite } from '@polydex/core/traffic/find-tracked-sites'
import type { FirstDay } from '@polydex/core/traffic/month'
import type { SiteTraffic } from '@polydex/core/traffic/record-traffic'
import type { TrafficProvider } from './provider.ts'
import { sampleCountries } from './sample-countries.ts'

/**
 * The hundred best-known sites of the catalogue, largest first as readers would expect. An order of magnitude for
 * demonstrations, not a claim: without it an unknown tool would lead its category, and pages could not be judged.
 */
const wellKnown = `
  chatgpt.com canva.com gemini.google.com translate.google.com shopify.com deepseek.com claude.ai character.ai
  duolingo.com grok.com perplexity.ai doubao.com copilot.microsoft.com notion.com figma.com deepl.com grammarly.com
  tripadvisor.com quizlet.com capcut.com wix.com openai.com quillbot.com suno.com remove.bg
  acrobat.adobe.com poe.com hubspot.com cursor.com kimi.com meta.ai smallpdf.com zendesk.com zapier.com miro.com
  lovable.dev notebooklm.google.com aistudio.google.com qwen.ai elevenlabs.io mailchimp.com gamma.app reverso.net
  midjourney.com kayak.com search.brave.com virustotal.com turnitin.com replit.com picsart.com zerogpt.com
  similarweb.com semrush.com clickup.com akinator.com genspark.ai photomath.com express.adobe.com gauthmath.com
  firefly.adobe.com manus.im leonardo.ai brevo.com make.com papago.naver.com prezi.com slidesgo.com n8n.io tinywow.com
  ahrefs.com photoroom.com webflow.com pixlr.com veed.io wolframalpha.com monica.im myfitnesspal.com
  anthropic.com code.claude.com mistral.ai openrouter.ai fotor.com klingai.com heygen.com ollama.com runwayml.com
  gptzero.me intercom.com turboscribe.ai evernote.com crunchbase.com z.ai tableau.com talkie-ai.com
  otter.ai ideogram.ai deepai.org remini.ai bolt.new v0.app
`
  .trim()
  .split(/\s+/)

const placeOf = new Map(wellKnown.map((host, index) => [host, index + 1]))

/** Typical monthly visits of each size tier, 1 … 5. */
const tierVisits = [40_000_000, 6_000_000, 900_000, 130_000, 20_000]

/** Typical monthly visits of a site, before its own character and the month are applied. */
function typicalVisits(host: string, sizeTier: number | null): { visits: number; isWellKnown: boolean } {
  const place = placeOf.get(host)
  // Power law: the first has 28 times the visits of the tenth, and 790 times those of the hundredth.
  if (place !== undefined) return { visits: 5_000_000_000 * place ** -1.45, isWellKnown: true }
  return { visits: tierVisits[(sizeTier ?? 4) - 1] ?? 20_000, isWellKnown: false }
}

/**
 * Maximum deviation of a site from its tier's figure, as an exponent of e: between 0.41 and 2.46 times. That is less
 * than the step between two tiers, so that a larger tier always has more visits than a smaller one.
 */
const maxStray = 0.9

/** Summer and the turn of the year are quiet, spring and autumn busy; January first. */
const seasons = [-0.02, 0, 0.02, 0.03, 0.02, 0, -0.02, -0.03, -0.01, 0.02, 0.03, 0]

const monthIndex = (month: FirstDay): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** Trends start here; past figures must not change when a month is added. */
const origin = monthIndex('2025-06-01')

/** Soft upper and lower bound: a hard one would draw flat lines. */
const bend = (value: number): number => maxStray * Math.tanh(value / maxStray)

/** Invented figures for demonstrations: deterministic, with trends, seasons, launches and declines. */
export const sampleProvider: TrafficProvider = {
  gives: 'traffic',
  slug: 'sample',
  name: thisSite.name,
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
  // One site in seven was launched within the months shown; before that there are no figures. The best-known sites are
  // visibly older, so never these.
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
    ...sampleCountries(site, character, noise),
  }
}

/**
 * Lasting momentum: a wave of two to four years, so that a site that grows this month most likely grows the next; one
 * site in ten declines for good.
 */
function drawTrend(character: () => number): (index: number) => number {
  const height = 0.08 + character() * 0.2
  const period = 24 + character() * 24
  const phase = character() * 2 * Math.PI
  const isFading = character() < 0.1
  const lost = (index: number): number => (isFading ? -0.5 * Math.tanh(Math.max(0, index - origin) / 18) : 0)
  return (index) => height * Math.sin((index / period) * 2 * Math.PI + phase) + lost(index)
}

/** Weights of direct, referrals, social, mail, search and display, before they are normalised to sum to 1. */
const sourceWeights = [5, 0.9, 0.6, 0.35, 3.2, 0.25]

function inventSources(character: () => number, noise: () => number): Pick<SiteTraffic, 'sources'> {
  const weights = sourceWeights.map((weight) => weight * (0.3 + character()) * (0.95 + noise() * 0.1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const [direct = 0, referrals = 0, social = 0, mail = 0, search = 0, display = 0] = weights.map(
    (weight) => Math.floor((weight / sum) * 10_000) / 10_000,
  )
  return { sources: { direct, referrals, social, mail, search, display } }
}
