import { innerSecret } from '@polydex/contract/http/inner-secret'
import { trustedProxies } from '@polydex/contract/address/trusted-proxies'
import { databaseConfig } from '@polydex/core/db/config'
import { smtpUrl } from '@polydex/core/mail/config'
import { secretsConfig } from '@polydex/core/secret/config'
import { logLevel } from '@polydex/process/create-logger'
import { z } from 'zod'
import { limitConfig } from './limits/limit-config.ts'

const fields = databaseConfig.extend({
  ...limitConfig,
  /** Holds the counters that all processes share. Empty: each process counts for itself. */
  REDIS_URL: z
    .literal('')
    .transform(() => undefined)
    .or(z.url({ protocol: /^rediss?$/ }))
    .optional(),
  /** A streaming replica for public reads, as the same role. Empty: the primary answers everything. */
  DATABASE_READ_URL: z
    .literal('')
    .transform(() => undefined)
    .or(databaseConfig.shape.DATABASE_URL)
    .optional(),
  /** A replica that lags further behind is not read. */
  DATABASE_READ_LAG_SECONDS: z.coerce.number().int().min(1).max(3_600).default(10),
  /** Concurrent searches per process; further ones are rejected. */
  LIMIT_SEARCHES_AT_ONCE: z.coerce.number().int().min(1).default(16),
  NODE_ENV: z.enum(['development', 'production']).default('production'),
  /** Allows starting with sample figures in production. */
  DEMO: z.stringbool().default(false),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** For the web, and for metrics and health; never for visitors. Port 0 disables it. */
  API_INNER_HOST: z.string().default('127.0.0.1'),
  API_INNER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Secret by which the inner listener recognises the web, which names visitors there. */
  INNER_SECRET: innerSecret,
  /**
   * Proxies before the public listener whose X-Forwarded-For is trusted: addresses or networks, comma-separated. Empty:
   * none.
   */
  TRUSTED_PROXIES: trustedProxies,
  /** Required in production; elsewhere trial credentials are refused if it is missing. */
  ...secretsConfig,
  /** Counts searches without results: day, language and folded text, nothing about the visitor. */
  COUNT_MISSED_SEARCHES: z.stringbool().default(true),
  /** Whether mail can be sent; the worker sends it. Without it passwords cannot be reset. */
  SMTP_URL: smtpUrl,
  LOG_LEVEL: logLevel,
})

const schema = fields
  .refine(({ NODE_ENV, SECRETS_KEY }) => NODE_ENV !== 'production' || SECRETS_KEY !== undefined, {
    path: ['SECRETS_KEY'],
    message: 'is required in production: openssl rand -base64 32',
  })
  .refine(
    ({ NODE_ENV, API_INNER_PORT, INNER_SECRET }) =>
      NODE_ENV !== 'production' || API_INNER_PORT === 0 || INNER_SECRET !== undefined,
    {
      path: ['INNER_SECRET'],
      message: 'is required in production, the same for api and web: openssl rand -base64 32',
    },
  )

export type ApiConfig = z.output<typeof schema>

/** Called once, in main.ts. Nothing else reads process.env. */
export const loadConfig = (environment: NodeJS.ProcessEnv): ApiConfig => schema.parse(environment)
