import { setTimeout as wait } from 'node:timers/promises'
import { holdFetchLock } from '@polydex/core/band/hold-fetch-lock'
import { z } from 'zod'
import { fetchLists, type FetchListsOptions } from '../bands/fetch-lists.ts'
import { defineJob, type JobContext } from '../define-job.ts'
import { performJob } from '../perform-job.ts'
import { showProgress } from '../show-progress.ts'
import { refreshLists } from './refresh-lists.ts'
import { refreshRankings } from './refresh-rankings.ts'

/** `onStep` is called when lists, rankings and the pages' lists are done: tests measure memory between them. */
type TestOptions = FetchListsOptions & { onStep?: (step: 'fetched' | 'ranked' | 'listed') => void }

/** Only tests pass options: the destination of public addresses is not configurable. */
export const defineFetchBands = ({ onStep = () => {}, ...options }: TestOptions = {}) =>
  defineJob({
    name: 'fetch-bands',
    queue: 'figures',
    arguments: z.strictObject({
      months: z.coerce
        .number()
        .int()
        .min(1)
        .max(120)
        .optional()
        .describe('How many months up to the newest that is published; none: what has come since the last time'),
    }),
    run: async (context, { months }) => {
      const { db, config, now, log, terminal, signal } = context
      if (config.BANDS_ADDRESS === '') return { lists: 0 }
      const progress = showProgress(log, terminal, { unit: 'lists', perLine: 100 })
      try {
        const request = {
          pattern: config.BANDS_ADDRESS,
          months,
          now,
          signal,
          options,
          onProgress: progress.update,
          onRemark: progress.log,
        }
        const fetched = await fetchAlone(context, months !== undefined, () => fetchLists(db, request))
        progress.end()
        if (fetched === 'busy') return { lists: 0, isBusy: true }
        const { months: fetchedMonths, ...counts } = fetched
        onStep('fetched')
        if (months !== undefined && fetchedMonths.length === 0) throw new Error('No list published at BANDS_ADDRESS')
        // By hand, one command leads to pages with figures; in the daily update these steps follow anyway.
        if (months !== undefined) {
          await performJob(refreshRankings, context, {})
          onStep('ranked')
          await performJob(refreshLists, context, {})
          onStep('listed')
        }
        if (counts.unreachable > 0)
          throw new Error(
            `Could not reach ${counts.unreachable} of ${counts.lists} lists; stored the rest. Run the job again.`,
          )
        return { ...counts, newestMonth: fetchedMonths.at(-1) ?? null }
      } finally {
        progress.end()
      }
    },
  })

const lookAgainMs = 1_000

/**
 * Runs one fetch at a time. A run by hand waits for the other one and then fetches what it was started for; the daily
 * update leaves the lists to a run that is already fetching them.
 */
async function fetchAlone<Result>(
  { db, log, signal }: JobContext,
  isByHand: boolean,
  fetch: () => Promise<Result>,
): Promise<Result | 'busy'> {
  for (let hasSaid = false; ; hasSaid = true) {
    const fetched = await holdFetchLock(db, fetch)
    if (fetched !== 'busy') return fetched
    if (!hasSaid) log(`Another run is fetching lists; ${isByHand ? 'waiting for it to finish' : 'leaving them to it'}`)
    if (!isByHand) return fetched
    await wait(lookAgainMs, undefined, { ...(signal && { signal }) })
  }
}

export const fetchBands = defineFetchBands()
