// Reference implementation of the ranking rules, slow and plain, from the raw tables: tests compare the stored lists
// with it.
import type { RankingBasis } from '@polydex/contract/figure/ranking'
import type { Db } from '../db/connect.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'

type Traffic = {
  month: string
  site_id: number
  provider_id: number
  kind: 'measured' | 'estimated' | 'sample'
  visits: number
  shareOf: Map<string, number>
}
type Tool = { id: number; slug: string; site: number | null; categories: string[] }
export type Row = { tool: string; rank: number | null; amount: number | null; growth: number | null }
export type Reference = { basis: RankingBasis; total: number; rows: Row[] }

export type Facts = {
  tools: Tool[]
  traffic: Traffic[]
  bands: { month: string; country_code: string; site_id: number; provider_id: number; band: number }[]
  lists: { month: string; country_code: string; provider_id: number; sites: number }[]
}

const sources = ['direct', 'referrals', 'social', 'mail', 'search', 'display'] as const

export async function readFacts(db: Db): Promise<Facts> {
  const tools = await db
    .selectFrom('tools')
    .select(['id', 'slug', 'traffic_site_id'])
    .where('status', '=', 'published')
    .execute()
  const placed = await db
    .selectFrom('tool_categories')
    .innerJoin('categories', 'categories.id', 'tool_categories.category_id')
    .select(['tool_id', 'slug'])
    .execute()
  const traffic = await db.selectFrom('monthly_traffic').selectAll().execute()
  return {
    tools: tools.map((tool) => ({
      id: tool.id,
      slug: tool.slug,
      site: tool.traffic_site_id,
      categories: placed.filter(({ tool_id }) => tool_id === tool.id).map(({ slug }) => slug),
    })),
    traffic: traffic.map((row) => ({
      ...row,
      shareOf: new Map([
        ...(row.country_codes ?? []).map((code, index): [string, number] => [
          code,
          Math.fround(row.country_shares?.[index] ?? 0),
        ]),
        ...sources.flatMap((source): [string, number][] => {
          const share = row[`${source}_share`]
          return share === null ? [] : [[source, Math.fround(share)]]
        }),
      ]),
    })),
    bands: await db.selectFrom('rank_bands').selectAll().execute(),
    lists: await db.selectFrom('band_lists').selectAll().execute(),
  }
}

type Amounts = { provider: number; now: number; before: number | null }

function speaker(facts: Facts, site: number, month: FirstDay): Traffic | undefined {
  const order = ['measured', 'estimated', 'sample']
  return facts.traffic
    .filter((row) => row.site_id === site && row.month === month)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.provider_id - b.provider_id)[0]
}

function visitsOf(
  facts: Facts,
  site: number | null,
  month: FirstDay,
  part: string,
): (Amounts & { real: boolean }) | undefined {
  const now = site === null ? undefined : speaker(facts, site, month)
  if (now === undefined) return undefined
  const before = facts.traffic.find(
    (row) => row.site_id === site && row.month === addMonths(month, -1) && row.provider_id === now.provider_id,
  )
  const take = (row: Traffic): number | undefined => {
    const share = part === '' ? 1 : row.shareOf.get(part)
    return share === undefined ? undefined : Math.floor(row.visits * share + 0.5)
  }
  const amount = take(now)
  if (amount === undefined) return undefined
  return {
    provider: now.provider_id,
    now: amount,
    before: before === undefined ? null : (take(before) ?? null),
    real: now.kind !== 'sample',
  }
}

/** Number of sites in a list, if it is a full one. */
const fullLength = (facts: Facts, month: FirstDay, country: string): number | undefined =>
  facts.lists.find((list) => list.month === month && list.country_code === country && list.sites >= 10_000)?.sites

/** The full lists that name a site, with the list's length and the site's band. */
const placesOf = (facts: Facts, site: number | null, month: FirstDay) =>
  facts.bands
    .filter((row) => row.site_id === site && row.month === month)
    .flatMap(({ country_code: country, provider_id: provider, band }) => {
      const sites = fullLength(facts, month, country)
      return sites === undefined ? [] : [{ country, provider, sites, band }]
    })

const reachOver = (places: readonly { sites: number; band: number }[]): number =>
  Math.round(places.reduce((sum, { sites, band }) => sum + (sites / band) * 1e6, 0)) / 1e6

/** Over lists that are full in both months, for a tool that at least twenty full lists name in one of them. */
function riseOf(facts: Facts, site: number | null, month: FirstDay): Amounts | undefined {
  const before = addMonths(month, -1)
  const places = placesOf(facts, site, month)
  const placesBefore = placesOf(facts, site, before)
  const compared = places.filter(({ country }) => fullLength(facts, before, country) !== undefined)
  // Uses the length of today's list: a list that becomes shorter makes no tool fall.
  const comparedBefore = placesBefore.flatMap((place) => {
    const sites = fullLength(facts, month, place.country)
    return sites === undefined ? [] : [{ ...place, sites }]
  })
  const provider = (places[0] ?? placesBefore[0])?.provider
  const listedBefore = places.length - compared.length + comparedBefore.length
  if (provider === undefined || Math.max(places.length, listedBefore) < 20) return undefined
  if (!facts.lists.some((list) => list.month === before)) return undefined
  return { provider, now: reachOver(compared), before: reachOver(comparedBefore) }
}

function bandsOf(facts: Facts, site: number | null, month: FirstDay, kind: string, key: string): Amounts | undefined {
  if (kind === 'source') return undefined
  if (kind === 'region') {
    const row = facts.bands
      .filter((band) => band.site_id === site && band.month === month && band.country_code === key)
      .toSorted((a, b) => a.provider_id - b.provider_id)[0]
    return row === undefined ? undefined : { provider: row.provider_id, now: row.band, before: null }
  }
  const places = placesOf(facts, site, month)
  const [first] = places
  return first === undefined ? undefined : { provider: first.provider, now: reachOver(places), before: null }
}

const growthOf = ({ now, before }: Amounts): number | null =>
  before === null ? null : Math.round((now - before) * 1e6) / 1e6

/** One list according to docs/numbers.md. */
export function rankSlowly(facts: Facts, kind: string, key: string, month: FirstDay): Reference {
  const members = facts.tools
    .filter((tool) => kind !== 'category' || key === '' || tool.categories.includes(key))
    .map((tool) => ({
      tool: tool.slug,
      visits: visitsOf(facts, tool.site, month, kind === 'category' || kind === 'trending' ? '' : key),
      bands: bandsOf(facts, tool.site, month, kind, key),
      rise: kind === 'trending' ? riseOf(facts, tool.site, month) : undefined,
    }))
    .filter(
      ({ visits, bands }) => kind === 'category' || kind === 'trending' || visits !== undefined || bands !== undefined,
    )
  const basis: RankingBasis = members.some(({ visits }) => visits?.real === true)
    ? 'visits'
    : members.some(({ bands }) => bands !== undefined)
      ? 'bands'
      : members.some(({ visits }) => visits !== undefined)
        ? 'sample'
        : 'none'
  const rows = members.map(({ tool, visits, bands, rise }) => {
    const usable =
      basis === 'bands'
        ? kind === 'trending'
          ? rise
          : bands
        : visits !== undefined && visits.real === (basis === 'visits')
          ? visits
          : undefined
    return { tool, usable }
  })
  const qualified =
    kind === 'trending'
      ? rows.filter(
          ({ usable }) =>
            usable !== undefined &&
            usable.before !== null &&
            (basis === 'bands' ? usable.now > usable.before : usable.now >= 10_000 && usable.before >= 10_000),
        )
      : rows
  const weightOf = (usable: Amounts | undefined): number => {
    if (usable === undefined) return -Infinity
    if (kind === 'trending')
      return basis === 'bands' ? (growthOf(usable) ?? 0) : (growthOf(usable) ?? 0) / (usable.before ?? 1)
    return kind === 'region' && basis === 'bands' ? -usable.now : usable.now
  }
  const ordered = qualified.toSorted((a, b) => weightOf(b.usable) - weightOf(a.usable) || (a.tool < b.tool ? -1 : 1))
  return {
    basis,
    total: qualified.length,
    rows: ordered.slice(0, 1_000).map(({ tool, usable }) => ({
      tool,
      rank:
        usable === undefined ? null : 1 + ordered.filter((other) => weightOf(other.usable) > weightOf(usable)).length,
      amount: usable?.now ?? null,
      growth: usable === undefined || (kind === 'region' && basis === 'bands') ? null : growthOf(usable),
    })),
  }
}
