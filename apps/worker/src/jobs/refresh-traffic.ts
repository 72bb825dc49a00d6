import { findKnownHosts } from '@polydex/core/band/find-known-hosts'
import type { Db } from '@polydex/core/db/connect'
import { ensureComingMonths } from '@polydex/core/traffic/ensure-month-partition'
import { findTrackedSites } from '@polydex/core/traffic/find-tracked-sites'
import { lastFullMonth, listMonthsUpTo } from '@polydex/core/traffic/month'
import { recordBands } from '@polydex/core/traffic/record-bands'
import { recordTraffic } from '@polydex/core/traffic/record-traffic'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'
import { listProviders } from '../providers/list-providers.ts'
import type { Provider, ReadRequest } from '../providers/provider.ts'
import { createReadReport } from '../providers/read-report.ts'

/** Months requested: charts show twelve, growth over a year needs twelve more. */
const monthsBack = 24

/** Yields the number of rows that each part of a provider's figures added. */
async function* recordParts(db: Db, provider: Provider, request: ReadRequest): AsyncGenerator<number> {
  if (provider.gives === 'traffic') {
    for await (const { month, figures } of provider.read(request))
      yield await recordTraffic(db, provider, month, figures)
  } else {
    const hosts = await findKnownHosts(db)
    for await (const { month, ...bands } of provider.read({ ...request, hosts }))
      yield await recordBands(db, provider, month, bands)
  }
}

/** The log names every failure, the error message the first few: a folder may hold thousands of broken files. */
function describeFailures(failures: readonly string[], rows: number, log: (line: string) => void): string {
  for (const failure of failures) log(`not read: ${failure}`)
  const more = failures.length > 5 ? `; and ${failures.length - 5} more` : ''
  return `Could not read some sources; stored ${rows} new rows from the rest. ${failures.slice(0, 5).join('; ')}${more}`
}

export const refreshTraffic = defineJob({
  name: 'refresh-traffic',
  queue: 'figures',
  arguments: z.strictObject({
    months: z.coerce
      .number()
      .int()
      .min(1)
      .max(120)
      .default(monthsBack)
      .describe('How many months up to the last full one'),
  }),
  run: async ({ db, config, now, log, signal }, { months }) => {
    await ensureComingMonths(db, now)
    const report = createReadReport()
    const sites = await findTrackedSites(db)
    const request = { months: listMonthsUpTo(lastFullMonth(now), months), sites, report }
    let rows = 0
    for (const provider of await listProviders(config, report)) {
      let added = 0
      try {
        for await (const count of recordParts(db, provider, request)) {
          added += count
          signal?.throwIfAborted()
        }
      } catch (error) {
        signal?.throwIfAborted()
        // One broken source must not hold up the figures of the others.
        report.fail(provider.slug, error)
      }
      log(`${provider.slug}: ${added} new rows`)
      rows += added
    }
    let skippedLines = 0
    for (const [file, { count, first }] of report.skipped) {
      log(`${file}: skipped ${count} lines; the first: ${first}`)
      skippedLines += count
    }
    if (report.failures.length > 0) throw new Error(describeFailures(report.failures, rows, log))
    return { sites: sites.length, rows, skippedLines }
  },
})
