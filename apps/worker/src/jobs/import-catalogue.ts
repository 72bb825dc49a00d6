import { importFrom } from '@polydex/core/catalogue/import-from'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'
import { showProgress } from '../show-progress.ts'

export const importCatalogue = defineJob({
  name: 'import-catalogue',
  queue: 'figures',
  arguments: z.strictObject({
    from: z.string().min(1).describe('A catalogue folder, a file .ndjson or .csv, or the https address of one'),
    as: z
      .string()
      .regex(/^[a-z0-9.-]{1,100}$/, 'must be a name: a-z, 0-9, dots and hyphens')
      .optional()
      .describe('The catalogue that the tools belong to'),
    taxonomy: z.string().min(1).optional().describe('A folder whose groups, categories and features come first'),
    force: z
      .union([z.boolean(), z.stringbool()])
      .default(false)
      .describe('Take also a source that rejects or removes too much'),
  }),
  run: async ({ db, config, now, log, terminal, signal }, { force, ...importArguments }) => {
    const progress = showProgress(log, terminal)
    try {
      return await importFrom(db, importArguments, {
        now,
        signal,
        force,
        marksOff: config.MARKS_OFF,
        onProgress: progress.update,
        onRemark: ({ kind, place, reason }) => progress.log(`${kind} ${place}: ${reason}`),
      })
    } finally {
      progress.end()
    }
  },
})
