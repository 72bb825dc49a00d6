import { z } from 'zod'
import { fetchLists, type FetchListsOptions } from '../bands/fetch-lists.ts'
import { defineJob } from '../define-job.ts'
import { performJob } from '../perform-job.ts'
import { showProgress } from '../show-progress.ts'
import { refreshLists } from './refresh-lists.ts'
import { refreshRankings } from './refresh-rankings.ts'

/** `onStep` is told when lists, rankings and the pages' lists are done: memory is measured between them. */
type TestOptions = FetchListsOptions & { onStep?: (step: 'fetched' | 'ranked' | 'listed') => void }

/** With options only in tests: where the public addresses lead is no setting. */
export const defineFetchBands = ({ onStep = () => {}, ...options }: TestOptions = {}) =>
  defineJob({
    name: 'fetch-bands',
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
        const { months: fetchedMonths, ...counts } = await fetchLists(db, {
          pattern: config.BANDS_ADDRESS,
          months,
          now,
          signal,
          options,
          onProgress: progress.update,
          onRemark: progress.log,
        })
        progress.end()
        onStep('fetched')
        if (months !== undefined && fetchedMonths.length === 0) throw new Error('No list is published at BANDS_ADDRESS')
        // By hand it is one command to pages with figures; in the daily update these steps follow anyway.
        if (months !== undefined) {
          await performJob(refreshRankings, context, {})
          onStep('ranked')
          await performJob(refreshLists, context, {})
          onStep('listed')
        }
        if (counts.unreachable > 0)
          throw new Error(
            `Could not reach ${counts.unreachable} of ${counts.lists} lists; the rest is stored. Run it again.`,
          )
        return { ...counts, newestMonth: fetchedMonths.at(-1) ?? null }
      } finally {
        progress.end()
      }
    },
  })

export const fetchBands = defineFetchBands()
