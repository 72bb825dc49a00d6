import type { Locale } from '@polydex/contract/locale'
import type { JobContext } from '../define-job.ts'
import { loadMailTexts, type MailTexts } from './load-mail-texts.ts'
import type { ComposedMail } from './render-mail.ts'

/** A mail that is ready to be handed over. */
export type PreparedMail = {
  smtpUrl: string
  to: string
  composed: ComposedMail
  /** Runs after the server has accepted the mail. */
  finish?: () => Promise<void>
}

type MailSettings = { smtpUrl: string; siteOrigin: string; texts: MailTexts }

/** Settings for every mail in this language. Throws if mail is not configured. */
export async function readMailSettings({ config }: JobContext, locale: Locale): Promise<MailSettings> {
  const { SMTP_URL: smtpUrl, SITE_ORIGIN: siteOrigin } = config
  if (smtpUrl === undefined || siteOrigin === undefined) throw new Error('SMTP_URL and SITE_ORIGIN must be set')
  const texts = (await loadMailTexts()).get(locale)
  if (texts === undefined) throw new Error(`No mail texts for locale ${locale}`)
  return { smtpUrl, siteOrigin, texts }
}
