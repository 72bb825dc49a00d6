import { findKnownHosts } from '@polydex/core/band/find-known-hosts'
import { listCountries } from '@polydex/core/band/list-countries'
import { findWantedLists, hasBandFetches, planBandFetches, type WantedList } from '@polydex/core/band/plan-band-fetches'
import { recordBandFetch, recordSameList, type BandFetch } from '@polydex/core/band/record-band-fetch'
import { createPublicAgent } from '@polydex/core/outside/open-public'
import type { Db } from '@polydex/core/db/connect'
import { ensureMonthPartition } from '@polydex/core/traffic/ensure-month-partition'
import { toMonth, type FirstDay } from '@polydex/core/traffic/month'
import { ensureProvider } from '@polydex/core/traffic/record-traffic'
import { crux } from '../providers/crux.ts'
import { chooseDueMonths, chooseMonths } from './choose-months.ts'
import { describeFault } from './fetch-fault.ts'
import { fetchList, isThere, type ListFetchOptions } from './fetch-list.ts'
import { isToldToLeave, retry } from './retry.ts'

/** The address of a country's list of a month: `{country}` becomes `us`, `{month}` becomes `202610`. */
const listAddress = (pattern: string, countryCode: string, month: FirstDay): string =>
  pattern.replaceAll('{country}', countryCode.toLowerCase()).replaceAll('{month}', toMonth(month).replace('-', ''))

/** Concurrent downloads: the server is a third party's, and free. */
const listsAtOnce = 2

/** After this many unreachable lists in a row, the server itself counts as unreachable. */
const maxUnreachable = 5

/** A daily run stops after this and leaves the rest to the next one: other steps of the chain wait for it. */
const defaultBudgetMs = 1_800_000

/** For tests, whose server is on this machine and whose pauses are short. */
export type FetchListsOptions = ListFetchOptions & {
  pausesMs?: readonly number[]
  countryCodes?: readonly string[]
  budgetMs?: number
}

type Request = {
  pattern: string
  /** Number of months up to the newest published one; undefined: the months that are due. */
  months: number | undefined
  now: Date
  signal: AbortSignal | undefined
  onProgress: (progress: { rows: number; share: number }) => void
  onRemark: (line: string) => void
  options: FetchListsOptions
}

export type FetchedLists = {
  /** Requested in this run. */
  lists: number
  held: number
  missing: number
  refused: number
  unreachable: number
  /** Not requested: the time budget was used up, or the server cannot be reached. */
  left: number
  places: number
  months: string[]
}

const nothing = { lists: 0, held: 0, missing: 0, refused: 0, unreachable: 0, left: 0, places: 0 }

/** Outcome of a request: the row to store, or that there is nothing to store. */
type Asked = BandFetch | 'not-modified' | 'left'

/** Fetches the lists that are wanted and not held, two concurrently; stores each as soon as it was read to its end. */
export async function fetchLists(db: Db, request: Request): Promise<FetchedLists> {
  const { pattern, now, options } = request
  if (request.months === undefined && !(await hasBandFetches(db))) return { ...nothing, months: [] }
  const { pausesMs, countryCodes = listCountries(), budgetMs = defaultBudgetMs, ...fetchOptions } = options
  // An operator who started the run by hand waits as long as it takes.
  const budget = request.months === undefined ? AbortSignal.timeout(budgetMs) : undefined
  const isTimeOver = (): boolean => budget?.aborted === true
  const signal = AbortSignal.any([request.signal, budget].filter((one) => one !== undefined))
  const agentOptions = { ...options.agentOptions, keepAlive: true, maxSockets: listsAtOnce }
  const agent = createPublicAgent({ ...options, agentOptions })
  const asked = { ...fetchOptions, agent, signal }
  try {
    const providerId = await ensureProvider(db, crux)
    const question = {
      now,
      providerId,
      isThere: (countryCode: string, month: FirstDay) =>
        retry(() => isThere(listAddress(pattern, countryCode, month), asked), signal, pausesMs),
    }
    const months = await (request.months === undefined
      ? chooseDueMonths(db, question)
      : chooseMonths(db, question, request.months))
    for (const month of months) await ensureMonthPartition(db, 'rank_bands', month)
    const { siteIdOf, newestSiteId } = await findKnownHosts(db)
    // A daily run does not reread held lists for tools added since: that would take as long as the first run.
    const plan = { providerId, months, countryCodes, ...(request.months !== undefined && { newestSiteId, anew: true }) }
    await planBandFetches(db, plan)
    const wanted = await findWantedLists(db, plan)
    let isLeft = false
    const ask = async ({ month, countryCode, etag }: WantedList): Promise<Asked> => {
      const list = { month, countryCode }
      if (isLeft || isTimeOver()) return 'left'
      try {
        const address = listAddress(pattern, countryCode, month)
        const fetched = await retry(() => fetchList(address, siteIdOf, { ...asked, etag }), signal, pausesMs)
        if (fetched.status === 'not-modified') return fetched.status
        if (fetched.status === 'missing') return { ...list, etag: null, fault: null, status: 'missing' }
        if (fetched.status === 'refused') return { ...list, ...fetched }
        const { skippedLines: _, ...read } = fetched.list
        return { ...list, ...fetched, list: { ...read, knownSiteId: newestSiteId } }
      } catch (error) {
        request.signal?.throwIfAborted()
        if (isTimeOver()) return 'left'
        isLeft ||= isToldToLeave(error)
        return { ...list, etag: null, status: 'unreachable', fault: describeFault(error) }
      }
    }
    const store = async (list: WantedList, fetch: BandFetch | 'not-modified'): Promise<number> => {
      if (fetch !== 'not-modified') return recordBandFetch(db, crux, providerId, fetch)
      await recordSameList(db, providerId, list)
      return 0
    }
    const counts = await workThrough(wanted, ask, store, request)
    if (isTimeOver() && counts.left > 0)
      request.onRemark(`Leaving ${counts.left} lists for the next run: ${budgetMs / 60_000} min budget used up`)
    return { ...counts, months: months.map(toMonth) }
  } finally {
    agent.destroy()
  }
}

/** Two workers take lists from one iterator. */
async function workThrough(
  wanted: readonly WantedList[],
  ask: (list: WantedList) => Promise<Asked>,
  store: (list: WantedList, fetch: BandFetch | 'not-modified') => Promise<number>,
  { signal, onProgress, onRemark }: Request,
): Promise<Omit<FetchedLists, 'months'>> {
  const counts = { ...nothing }
  const pile = wanted.values()
  let unreachableInARow = 0
  let hasFailed = false
  const work = async (): Promise<void> => {
    for (const list of pile) {
      signal?.throwIfAborted()
      if (hasFailed || unreachableInARow >= maxUnreachable) return
      const fetch = await ask(list)
      if (fetch === 'left') return
      counts.lists += 1
      const status = fetch === 'not-modified' ? 'refused' : fetch.status
      counts[status] += 1
      unreachableInARow = status === 'unreachable' ? unreachableInARow + 1 : 0
      // Two statements: `counts.places +=` around an await would lose the other worker's increment.
      const added = await store(list, fetch)
      counts.places += added
      if (fetch !== 'not-modified' && fetch.status !== 'held' && fetch.fault !== null)
        onRemark(`${list.countryCode} ${toMonth(list.month)} ${status}: ${fetch.fault}`)
      onProgress({ rows: counts.lists, share: counts.lists / wanted.length })
    }
  }
  const fail = (error: unknown): never => {
    hasFailed = true
    throw error
  }
  // Waits for both: one that went on after a failure would overlap with the retry.
  const ends = await Promise.allSettled(Array.from({ length: listsAtOnce }, () => work().catch(fail)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return { ...counts, left: wanted.length - counts.lists }
}
