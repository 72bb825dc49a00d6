import { databaseConfig } from '@polydex/core/db/config'
import { z } from 'zod'

const schema = databaseConfig.extend({
  NODE_ENV: z.enum(['development', 'production']).default('production'),
  /** Allows a production start with sample figures. */
  DEMO: z.stringbool().default(false),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type ApiConfig = z.output<typeof schema>

/** Called once, in main.ts. Nothing else reads process.env. */
export const loadConfig = (environment: NodeJS.ProcessEnv): ApiConfig => schema.parse(environment)
