import { findTrackedSites } from '@polydex/core/traffic/find-tracked-sites'
import { lastFullMonth, listMonthsUpTo } from '@polydex/core/traffic/month'
import { recordTraffic } from '@polydex/core/traffic/record-traffic'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'
import { listProviders } from '../providers/list-providers.ts'

/** How far back figures are asked for: charts show twelve months, growth over a year needs twelve more. */
const monthsBack = 24

export const refreshTraffic = defineJob({
  name: 'refresh-traffic',
  arguments: z.strictObject({}),
  run: async ({ db, config, now, log }) => {
    const sites = await findTrackedSites(db)
    let rows = 0
    for (const provider of listProviders(config)) {
      let added = 0
      for (const month of listMonthsUpTo(lastFullMonth(now), monthsBack)) {
        added += await recordTraffic(db, provider, month, await provider.readMonth(month, sites))
      }
      log(`${provider.slug}: ${added} new rows`)
      rows += added
    }
    return { sites: sites.length, rows }
  },
})
