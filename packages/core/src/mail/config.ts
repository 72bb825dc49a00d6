import { thisSite } from '@polydex/contract/site/site'
import { z } from 'zod'

/**
 * The mail server: smtp://user:password@host:587, or smtps:// for TLS from the first byte. Empty: no mail. Query
 * options are refused: some of them would turn TLS off.
 */
export const smtpUrl = z
  .literal('')
  .transform(() => undefined)
  .or(z.url({ protocol: /^smtps?$/ }).refine((text) => new URL(text).search === '', 'must not contain options'))
  .optional()

/** The sender of mails. */
export const mailFrom = z
  .string()
  .min(3)
  .max(320)
  .default(`"${thisSite.name.replaceAll('"', '')}" <no-reply@localhost.localdomain>`)
