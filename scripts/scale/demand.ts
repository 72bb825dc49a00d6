import { cacheRules } from '../../apps/web/app/http/cache-rules.ts'
import { maxKnownPages } from '../../apps/web/server/rendering/known-pages.ts'
import * as assumed from './assumptions.ts'
import * as measured from './measured.ts'
import { computeSteadyRate } from './steady-rate.ts'

export const roles = ['edge', 'web', 'api', 'postgres'] as const
export type Role = (typeof roles)[number]
type Cores = Record<Role, number>

export type Network = {
  /** Independent caches: edges that do not share theirs. */
  caches: number
  /** A CDN before the edge answers everything that may be cached. */
  hasCdn: boolean
  /** Web processes. Each remembers the versions of pages for itself. */
  webs: number
  /** The edge chooses the web by address, so a page is always requested from the same one. */
  isByAddress: boolean
}

/** Per second, averaged over a day. */
type Pages = {
  visits: number
  /** The edge revalidates with the web. */
  asked: number
  /** The web reads the page's data again. */
  read: number
  rendered: number
}

export type Demand = {
  pages: Pages
  /** CPU time per second, averaged over a day, in cores. */
  cores: Cores
  /** Sent to visitors, and the part sent by our own machines; gigabits per second averaged over a day. */
  gigabits: { sent: number; own: number }
}

/** Seconds that a page stays fresh at the edge. */
const freshSeconds = Number(/s-maxage=(\d+)/.exec(cacheRules.page.says)?.[1])
/** The web adds the hour to the version of the data: docs/decisions/0083-version-of-the-data.md. */
const versionSeconds = 3_600
const addresses = assumed.catalogue.tools * assumed.catalogue.languages

/**
 * Caches share the visits evenly, and so do webs, unless the edge chooses them by address. A web reads a page once per
 * version of the data, and on every request if it has more pages than it can remember.
 */
function computePages(visits: number, { caches, webs, isByAddress }: Network): Pages {
  const eachCache = (places: { from?: number; to?: number }, seconds: number) =>
    caches * computeSteadyRate(visits / caches, { addresses, ...places }, seconds)
  const asked = eachCache({}, freshSeconds)
  const rendered = computeSteadyRate(visits, { addresses }, assumed.renderHoldsSeconds)
  const known = maxKnownPages * (isByAddress ? webs : 1)
  const holds = freshSeconds + versionSeconds / (isByAddress ? 1 : webs)
  const read = eachCache({ to: known }, holds) + eachCache({ from: known + 1 }, freshSeconds)
  return { visits, asked, read: Math.max(read, rendered), rendered }
}

/** Load that this many visitors' requests per second put on machines, averaged over a day. */
export function computeDemand(requestsPerSecond: number, network: Network): Demand {
  const of = (kind: keyof typeof assumed.mix) => (requestsPerSecond * assumed.mix[kind]) / 100
  const pages = computePages(of('pages'), network)
  const { cached, file, connection, unchanged, read, search, suggestion } = measured.answers
  // Every answer passes the edge once; a cache miss adds its cost beyond that.
  const atEdge = network.hasCdn ? pages.asked + of('suggestions') + of('searches') + of('own') : requestsPerSecond
  const files = network.hasCdn ? 0 : of('files')
  const counts: [number, Cores][] = [
    [Math.max(0, atEdge - files), cached.figures],
    [files, file.figures],
    [requestsPerSecond / assumed.requestsPerConnection, beyond(connection.figures, cached.figures, network.hasCdn)],
    [pages.asked - pages.read, beyond(unchanged.figures, cached.figures)],
    [pages.read - pages.rendered, beyond(read.figures, cached.figures)],
    [pages.rendered + of('own'), renderedPage()],
    [of('searches'), beyond(search.figures, cached.figures)],
    [of('suggestions'), beyond(suggestion.figures, cached.figures)],
  ]
  const coresOf = (role: Role) => counts.reduce((sum, [count, costs]) => sum + (count * costs[role]) / 1_000, 0)
  const kilobytes =
    of('files') * assumed.fileKilobytes +
    (of('pages') + of('own') + of('searches')) * pageKilobytes() +
    of('suggestions') * assumed.callKilobytes
  const passed = (pages.read + of('own') + of('searches')) * pageKilobytes() + of('suggestions') * assumed.callKilobytes
  return {
    pages,
    cores: { edge: coresOf('edge'), web: coresOf('web'), api: coresOf('api'), postgres: coresOf('postgres') },
    gigabits: { sent: toGigabits(kilobytes), own: toGigabits(network.hasCdn ? passed : kilobytes) },
  }
}

const toGigabits = (kilobytesPerSecond: number): number => (kilobytesPerSecond * 1_024 * 8) / 1e9

/** Cost of an answer beyond one from the cache. A CDN keeps its connections to the edge open. */
const beyond = (costs: Cores, cached: Cores, isKept = false): Cores => ({
  ...costs,
  edge: isKept ? 0 : Math.max(0, costs.edge - cached.edge),
})

const kinds = Object.keys(assumed.pageMix) as (keyof typeof assumed.pageMix)[]
const meanOf = (figure: (kind: keyof typeof assumed.pageMix) => number): number =>
  kinds.reduce((sum, kind) => sum + (figure(kind) * assumed.pageMix[kind]) / 100, 0)

export const pageKilobytes = (): number => meanOf((kind) => measured.renderedPages[kind].figures.kilobytes)

const meanCost = (role: 'web' | 'api' | 'postgres'): number =>
  meanOf((kind) => measured.renderedPages[kind].figures[role])

const renderedPage = (): Cores => {
  const { edge } = beyond(measured.answers.read.figures, measured.answers.cached.figures)
  return { edge, web: meanCost('web'), api: meanCost('api'), postgres: meanCost('postgres') }
}
