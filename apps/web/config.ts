import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production']).default('production'),
  WEB_HOST: z.string().default('127.0.0.1'),
  WEB_PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** What visitors type. Links in pages are built from it, never from the Host header. */
  SITE_ORIGIN: origin,
  API_BASE: origin.default('http://127.0.0.1:4000'),
  LOCALE_COOKIE_NAME: z
    .string()
    .regex(/^[\w-]+$/)
    .default('i18n_redirected'),
  LOCALE_COOKIE_DOMAIN: z.string().default(''),
})

export type WebConfig = z.output<typeof schema>

/** Called once, in server.ts. Nothing else reads process.env. */
export const loadConfig = (environment: NodeJS.ProcessEnv): WebConfig => schema.parse(environment)
