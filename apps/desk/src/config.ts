import { isIP } from 'node:net'
import { databaseConfig } from '@polydex/core/db/config'
import { logLevel } from '@polydex/process/create-logger'
import { z } from 'zod'

const fields = databaseConfig.extend({
  NODE_ENV: z.enum(['development', 'production']).default('production'),
  LOG_LEVEL: logLevel,
  DESK_HOST: z.string().default('127.0.0.1'),
  DESK_PORT: z.coerce.number().int().min(0).max(65_535).default(3_001),
  /**
   * Public address of the desk: a host of its own, or a path such as https://example.org/desk. Passkeys work at this
   * host only.
   */
  DESK_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3001')
    .transform((text) => new URL(text)),
  /** False: editors sign in by name, without a passkey. For development only. */
  DESK_PASSKEYS: z.stringbool().default(true),
  /** Public origin of the site; for links to tools' pages. */
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((text) => new URL(text).origin),
})

const schema = fields
  .refine(({ NODE_ENV, DESK_URL }) => NODE_ENV !== 'production' || DESK_URL.protocol === 'https:', {
    path: ['DESK_URL'],
    message: 'is required in production, with https',
  })
  .refine(({ NODE_ENV, DESK_PASSKEYS }) => NODE_ENV !== 'production' || DESK_PASSKEYS, {
    path: ['DESK_PASSKEYS'],
    message: 'must not be false in production',
  })
  .refine(({ DESK_PASSKEYS, DESK_URL }) => !DESK_PASSKEYS || isIP(DESK_URL.hostname) === 0, {
    path: ['DESK_URL'],
    message: 'must name a host: passkeys do not work at an IP address',
  })

export type DeskConfig = z.output<typeof schema>

/** Called once, in main.ts. Nothing else reads process.env. */
export const loadConfig = (environment: NodeJS.ProcessEnv): DeskConfig => schema.parse(environment)
