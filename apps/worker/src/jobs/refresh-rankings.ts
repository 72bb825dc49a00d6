import { month } from '@polydex/contract/wire-values'
import { refreshCategoryRankings } from '@polydex/core/ranking/refresh-category-rankings'
import { toFirstDay } from '@polydex/core/traffic/month'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

export const refreshRankings = defineJob({
  name: 'refresh-rankings',
  schedule: '30 3 * * *',
  arguments: z.strictObject({ month: month.optional().describe('Recompute this month alone') }),
  run: ({ db, now }, { month: asked }) =>
    refreshCategoryRankings(db, asked === undefined ? undefined : toFirstDay(asked), now),
})
