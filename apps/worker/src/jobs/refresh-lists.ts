import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

export const refreshLists = defineJob({
  name: 'refresh-lists',
  arguments: z.strictObject({}),
  run: ({ db, signal }) => db.transaction().execute((transaction) => refreshToolLists(transaction, signal)),
})
