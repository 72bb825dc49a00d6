import { z } from 'zod'

/** Carries the shared secret by which the web authenticates at the API's inner listener. */
export const innerSecretHeader = 'x-inner-secret'

/** The environment variable INNER_SECRET of API and web. An empty value counts as unset. */
export const innerSecret = z
  .string()
  .default('')
  .transform((text) => (text === '' ? undefined : text))
  .refine(
    (text) => text === undefined || /^[\x21-\x7e]{32,200}$/.test(text),
    'must be at least 32 characters without spaces: openssl rand -base64 32',
  )
