import { importCatalogue as importFolder } from '@polydex/core/catalogue/import-catalogue'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

export const importCatalogue = defineJob({
  name: 'import-catalogue',
  arguments: z.strictObject({ from: z.string().min(1).describe('A catalogue folder') }),
  run: async ({ db, now, log }, { from }) => {
    const report = await importFolder(db, from, now)
    for (const { file, reason } of report.rejected) log(`rejected ${file}: ${reason}`)
    return { ...report, rejected: report.rejected.length }
  },
})
