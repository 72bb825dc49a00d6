import { databaseConfig } from '@polydex/core/db/config'
import { z } from 'zod'

const schema = databaseConfig.extend({
  /** Figures invented for demonstration; pages that show them say so. */
  SAMPLE_DATA: z.stringbool().default(false),
})

export type WorkerConfig = z.output<typeof schema>

/** Called once, in main.ts and run-job.ts. Nothing else reads process.env. */
export const loadConfig = (environment: NodeJS.ProcessEnv): WorkerConfig => schema.parse(environment)
