import { rebuildSearch } from '@polydex/core/search/documents/rebuild-search'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

export const refreshSearch = defineJob({
  name: 'refresh-search',
  queue: 'search',
  arguments: z.strictObject({}),
  run: ({ db, signal }) => rebuildSearch(db, signal),
})
