import { createMailLink } from '@polydex/core/mail/create-mail-link'
import { findMail, recordMailFault, removeMail } from '@polydex/core/mail/waiting-mails'
import { z } from 'zod'
import { defineJob, type JobContext } from '../define-job.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { createMailer, MailFault } from '../mail/create-mailer.ts'
import { loadMailTexts } from '../mail/load-mail-texts.ts'

type Settings = { smtpUrl: string; siteOrigin: string }

function readSettings({ config }: JobContext): Settings {
  const { SMTP_URL: smtpUrl, SITE_ORIGIN: siteOrigin } = config
  if (smtpUrl === undefined || siteOrigin === undefined) throw new Error('SMTP_URL and SITE_ORIGIN must be set')
  return { smtpUrl, siteOrigin }
}

/**
 * Sends one mail. Its link is made here, so that no table ever holds a key that works. Sent twice, the second link ends
 * the first. A permanent refusal, or the last failed try, leaves the mail on the list of those given up.
 */
export const sendMail = defineJob({
  name: 'send-mail',
  arguments: z.strictObject({ mail: z.uuid().describe('Of the table mails') }),
  run: async (context, { mail: id }) => {
    const { db, config, isLastTry = true } = context
    const mail = await findMail(db, id)
    if (mail === undefined) return { sent: 0 }
    const { purpose, recipient } = mail
    if (recipient === null) {
      await removeMail(db, id)
      return { sent: 0 }
    }
    const { smtpUrl, siteOrigin } = readSettings(context)
    const { accountId, email, locale } = recipient
    const texts = (await loadMailTexts()).get(locale)
    if (texts === undefined) throw new Error(`There are no mails in ${locale}`)
    const key = await createMailLink(db, accountId, purpose)
    const composed = composeMail({ purpose, email, locale, texts, siteOrigin, key })
    try {
      await createMailer(smtpUrl, config.MAIL_FROM)({ to: email, ...composed })
    } catch (error) {
      if (!(error instanceof MailFault)) throw error
      const isGivenUp = error.isFinal || isLastTry
      await recordMailFault(db, id, { fault: error.message, isGivenUp })
      if (error.isFinal) return { sent: 0, fault: error.message }
      throw error
    }
    await removeMail(db, id)
    return { sent: 1 }
  },
})
