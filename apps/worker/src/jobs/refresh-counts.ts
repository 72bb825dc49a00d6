import { refreshToolCounts } from '@polydex/core/category/refresh-tool-counts'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

export const refreshCounts = defineJob({
  name: 'refresh-counts',
  arguments: z.strictObject({}),
  run: async ({ db }) => {
    await refreshToolCounts(db)
    return {}
  },
})
