import { rebuildSearch } from '@polydex/core/search/documents/rebuild-search'
import { removeOldSearches } from '@polydex/core/search/query/missed-searches'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

export const refreshSearch = defineJob({
  name: 'refresh-search',
  arguments: z.strictObject({}),
  run: async ({ db, signal }) => {
    await removeOldSearches(db)
    return rebuildSearch(db, signal)
  },
})
