import { innerSecret } from '@polydex/contract/inner-secret'
import { trustedProxies } from '@polydex/contract/trusted-proxies'
import { logLevel } from '@polydex/process/create-logger'
import { z } from 'zod'
import { keptInBrowser } from './app/browser/kept-in-browser.ts'

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)

/** An empty variable counts as none. */
const optionalOrigin = z
  .literal('')
  .transform(() => undefined)
  .or(origin)
  .optional()

/** A whole number; empty counts as not given. */
const count = (usual: string, most: number) =>
  z
    .string()
    .default(usual)
    .transform((text) => Number(text === '' ? usual : text))
    .pipe(z.number().int().min(0).max(most))

const fields = z.object({
  /** Proxies whose X-Forwarded-For is believed: addresses or networks, with commas. Empty: none. */
  TRUSTED_PROXIES: trustedProxies,
  /** Opens the API's inner listener, and tells this site's proofs of earlier logins from others. */
  INNER_SECRET: innerSecret,
  /** Forms that this process works on; more are told to come back. 0: no bound. */
  FORMS_PER_SECOND: count('10', 10_000),
  /** Pages that this process renders at once; twice as many wait, more are told to come back. 0: no bound. */
  RENDERS_AT_ONCE: count('8', 1_000),
  NODE_ENV: z.enum(['development', 'production']).default('production'),
  LOG_LEVEL: logLevel,
  WEB_HOST: z.string().default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** For whoever runs this: health and metrics. Port 0: nowhere. */
  WEB_INNER_HOST: z.string().default('127.0.0.1'),
  WEB_INNER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** What visitors type. Links in pages are built from it, never from the Host header. */
  SITE_ORIGIN: origin,
  /** Where the web itself finds the API; app/api/api-base.ts has the default. */
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

export type WebConfig = z.output<typeof schema> & {
  /** Whether TRUSTED_PROXIES names any. */
  namesProxies: boolean
}

/** Called once, in server.ts. Nothing else reads process.env. */
export function loadConfig(environment: NodeJS.ProcessEnv): WebConfig {
  const config = schema.parse(environment)
  // Browsers talk to the site itself, which passes calls on: the API's own address may be an inner one.
  return {
    ...config,
    API_BASE_BROWSER: config.API_BASE_BROWSER ?? config.SITE_ORIGIN,
    namesProxies: (environment['TRUSTED_PROXIES'] ?? '').trim() !== '',
  }
}
