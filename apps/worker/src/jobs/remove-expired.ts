import { removeExpired as removeRows } from '@polydex/core/retention/remove-expired'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

/** Not a step of the daily update: personal data must expire even while a provider fails. */
export const removeExpired = defineJob({
  name: 'remove-expired',
  queue: 'upkeep',
  schedule: '30 2 * * *',
  arguments: z.strictObject({}),
  run: ({ db }) => removeRows(db),
})
