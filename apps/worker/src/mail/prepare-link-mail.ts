import { createMailLink } from '@polydex/core/mail/create-mail-link'
import type { LinkMail } from '@polydex/core/mail/waiting-mails'
import type { JobContext } from '../define-job.ts'
import { composeMail } from './compose-mail.ts'
import { readMailSettings, type PreparedMail } from './prepared-mail.ts'

/**
 * A mail to an account. Its link is made here, so that no table ever holds a working key. If it is sent twice, the
 * second link invalidates the first. Undefined: there is no such account.
 */
export async function prepareLinkMail(
  context: JobContext,
  { purpose, recipient }: LinkMail,
): Promise<PreparedMail | undefined> {
  if (recipient === null) return undefined
  const { accountId, email, locale } = recipient
  const { smtpUrl, siteOrigin, texts } = await readMailSettings(context, locale)
  const key = await createMailLink(context.db, accountId, purpose)
  return { smtpUrl, to: email, composed: composeMail({ purpose, email, locale, texts, siteOrigin, key }) }
}
