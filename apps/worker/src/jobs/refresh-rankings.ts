import { month } from '@polydex/contract/http/wire-values'
import { refreshMonthReports } from '@polydex/core/month/refresh-month-reports'
import { refreshRankings as refreshAll } from '@polydex/core/ranking/refresh-rankings'
import { toFirstDay } from '@polydex/core/traffic/month'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

export const refreshRankings = defineJob({
  name: 'refresh-rankings',
  queue: 'figures',
  arguments: z.strictObject({ month: month.optional().describe('Recompute this month alone') }),
  run: async ({ db, now, signal }, { month: asked }) => {
    const refreshed = await refreshAll(db, asked === undefined ? undefined : toFirstDay(asked), now, signal)
    await refreshMonthReports(db)
    return refreshed
  },
})
