import { innerSecret } from '@polydex/contract/http/inner-secret'
import { trustedProxies } from '@polydex/contract/address/trusted-proxies'
import { logLevel } from '@polydex/process/create-logger'
import { z } from 'zod'
import { keptInBrowser } from './app/browser/kept-in-browser.ts'
import { findMissingOperator, operatorFields } from './operator-config.ts'

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)

/** An empty variable counts as unset. */
const optionalOrigin = z
  .literal('')
  .transform(() => undefined)
  .or(origin)
  .optional()

/** A whole number; an empty variable counts as unset. */
const count = (defaultValue: string, max: number) =>
  z
    .string()
    .default(defaultValue)
    .transform((text) => Number(text === '' ? defaultValue : text))
    .pipe(z.number().int().min(0).max(max))

const fields = z.object({
  ...operatorFields,
  /** Proxies whose X-Forwarded-For is trusted: comma-separated addresses or networks. Empty: none. */
  TRUSTED_PROXIES: trustedProxies,
  /** Authenticates the web at the API's inner listener, and signs this site's proofs of earlier logins. */
  INNER_SECRET: innerSecret,
  /** Forms per second handled by this process; further ones are asked to retry. 0: no limit. */
  FORMS_PER_SECOND: count('10', 10_000),
  /** Pages rendered concurrently by this process; twice as many wait, further ones are asked to retry. 0: no limit. */
  RENDERS_AT_ONCE: count('8', 1_000),
  /** Seconds that a process renders pages without visitors before it listens; 0: no warm-up. */
  WARM_UP_SECONDS: count('0', 60),
  NODE_ENV: z.enum(['development', 'production']).default('production'),
  LOG_LEVEL: logLevel,
  WEB_HOST: z.string().default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** For operators: health and metrics. Port 0: disabled. */
  WEB_INNER_HOST: z.string().default('127.0.0.1'),
  WEB_INNER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** The public origin. Links in pages are built from it, never from the Host header. */
  SITE_ORIGIN: origin,
  /** Where the web server finds the API; app/api/api-base.ts has the default. */
  API_BASE: optionalOrigin,
  /** Where browsers find it. */
  API_BASE_BROWSER: optionalOrigin,
  LOCALE_COOKIE_NAME: z
    .string()
    .regex(/^[\w-]+$/)
    .default(keptInBrowser.language.name),
  LOCALE_COOKIE_DOMAIN: z.string().default(''),
})

const schema = fields
  .refine(({ NODE_ENV, API_BASE }) => NODE_ENV !== 'production' || API_BASE !== undefined, {
    path: ['API_BASE'],
    message: "is required in production: the address of the API's inner listener, such as http://127.0.0.1:4001",
  })
  .refine(({ NODE_ENV, INNER_SECRET }) => NODE_ENV !== 'production' || INNER_SECRET !== undefined, {
    path: ['INNER_SECRET'],
    message: 'is required in production, the same for api and web: openssl rand -base64 32',
  })
  .superRefine((config, context) => {
    const missing = config.NODE_ENV === 'production' ? findMissingOperator(config) : []
    // One line for all of them: they are set together.
    if (missing.length > 0)
      context.addIssue({
        code: 'custom',
        path: [missing.join(', ')],
        message: 'required in production: /contact and /privacy say who runs the site (docs/operations.md, Operator)',
      })
  })

export type WebConfig = z.output<typeof schema> & {
  /** Whether TRUSTED_PROXIES lists any. */
  namesProxies: boolean
}

/** Called once, in server.ts. Nothing else reads process.env. */
export function loadConfig(environment: NodeJS.ProcessEnv): WebConfig {
  const config = schema.parse(environment)
  // Browsers call the site itself, which forwards calls: the API's own address may be internal.
  return {
    ...config,
    API_BASE_BROWSER: config.API_BASE_BROWSER ?? config.SITE_ORIGIN,
    namesProxies: (environment['TRUSTED_PROXIES'] ?? '').trim() !== '',
  }
}
