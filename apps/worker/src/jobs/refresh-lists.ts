import { assignTrafficSites } from '@polydex/core/catalogue/store/assign-traffic-sites'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

export const refreshLists = defineJob({
  name: 'refresh-lists',
  queue: 'cases',
  arguments: z.strictObject({}),
  run: ({ db, signal }) =>
    db.transaction().execute(async (transaction) => {
      // A tool decided at the desk may now share the host of another, or have a host to itself.
      await assignTrafficSites(transaction)
      return refreshToolLists(transaction, signal)
    }),
})
