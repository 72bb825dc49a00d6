import { resolveApiBase } from '../app/api/api-base.ts'
import type { Site } from '../app/request/request-context.ts'
import type { WebConfig } from '../config.ts'

/** The part of the configuration that browsers may know; it is embedded in every page. */
export const describeSite = (config: WebConfig): Site => ({
  origin: config.SITE_ORIGIN,
  apiBase: resolveApiBase(config, 'browser'),
  localeCookie: {
    name: config.LOCALE_COOKIE_NAME,
    domain: config.LOCALE_COOKIE_DOMAIN,
    secure: config.NODE_ENV !== 'development',
  },
})
