import { findMail, postponeMail, recordMailFault, removeMail, type LinkMail } from '@polydex/core/mail/waiting-mails'
import { findSwitches } from '@polydex/core/switch/switches'
import { z } from 'zod'
import { createMailLink } from '@polydex/core/mail/create-mail-link'
import { allowAnswer } from '@polydex/core/case/allow-answer'
import { findDecisionMail, finishDecisionMail } from '@polydex/core/case/decision-mail'
import { openKeyring } from '@polydex/core/secret/config'
import type { Locale } from '@polydex/contract/locale/locale'
import { firstLocale, isSiteLocale } from '@polydex/contract/site/site'
import { defineJob, type JobContext } from '../define-job.ts'
import { createMailer, MailFault } from '../mail/create-mailer.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { composeDecision } from '../mail/compose-decision.ts'
import { loadMailTexts, type MailTexts } from '../mail/load-mail-texts.ts'
import type { ComposedMail } from '../mail/render-mail.ts'

/**
 * Sends one mail. After a permanent refusal, or the last failed try, the mail stays in the list of those given up. A
 * mail that no longer has a recipient is deleted. While mail is switched off, it waits.
 */
export const sendMail = defineJob({
  name: 'send-mail',
  queue: 'mail',
  arguments: z.strictObject({ mail: z.uuid().describe('Of the table mails') }),
  run: async (context, { mail: id }) => {
    const { db, config, isLastTry = true } = context
    const mail = await findMail(db, id)
    if (mail === undefined) return { sent: 0 }
    if ((await findSwitches(db)).has('no-mail')) {
      await postponeMail(db, id)
      return { sent: 0, postponed: 1 }
    }
    try {
      const prepared =
        mail.purpose === 'decision'
          ? await prepareDecisionMail(context, { mailId: id, caseId: mail.caseId })
          : await prepareLinkMail(context, mail)
      if (prepared === undefined) {
        await removeMail(db, id)
        return { sent: 0 }
      }
      const { smtpUrl, to, composed, finish } = prepared
      await createMailer(smtpUrl, config.MAIL_FROM)({ to, ...composed })
      await finish?.()
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

/**
 * A mail to an account. Its link is made here, so that no table ever holds a working key. If it is sent twice, the
 * second link invalidates the first. Undefined: there is no such account.
 */
async function prepareLinkMail(
  context: JobContext,
  { purpose, recipient }: LinkMail,
): Promise<PreparedMail | undefined> {
  if (recipient === null) return undefined
  const { accountId, email } = recipient
  const locale = mailLocale(recipient.locale)
  const { smtpUrl, siteOrigin, texts } = await readMailSettings(context, locale)
  const key = await createMailLink(context.db, accountId, purpose)
  return { smtpUrl, to: email, composed: composeMail({ purpose, email, locale, texts, siteOrigin, key }) }
}

/**
 * The mail about the decision of a case, as it is now. Undefined: the decision was undone, there is no longer an
 * address, or the address has had its maximum of mails for the day; the page of the case has the answer. Throws a
 * `MailFault` without the key that opens the address.
 */
async function prepareDecisionMail(
  context: JobContext,
  { mailId, caseId }: { mailId: string; caseId: string },
): Promise<PreparedMail | undefined> {
  const { db, config } = context
  const found = await findDecisionMail(db, caseId, openKeyring(config))
  if (found === undefined) return undefined
  const { email, isTyped, ...rest } = found
  const decision = { ...rest, locale: mailLocale(rest.locale) }
  const { smtpUrl, siteOrigin, texts } = await readMailSettings(context, decision.locale)
  if (email === null) throw new MailFault('EKEY', false)
  const finish = () => finishDecisionMail(db, { mailId, caseId })
  const { SECRETS_KEY: secretsKey } = config
  // A typed address was unsealed with a key, so there is one.
  if (isTyped && !(secretsKey !== undefined && (await allowAnswer(db, { caseId, email, secretsKey })))) {
    await finish()
    return undefined
  }
  return { smtpUrl, to: email, composed: composeDecision({ ...decision, caseId, texts, siteOrigin }), finish }
}

/** A mail that is ready to be handed over. */
type PreparedMail = {
  smtpUrl: string
  to: string
  composed: ComposedMail
  /** Runs after the server has accepted the mail. */
  finish?: () => Promise<void>
}

type MailSettings = { smtpUrl: string; siteOrigin: string; texts: MailTexts }

/** The language of the recipient, as long as the site has it. */
const mailLocale = (locale: Locale): Locale => (isSiteLocale(locale) ? locale : firstLocale)

/** Settings for every mail in this language. Throws if mail is not configured. */
async function readMailSettings({ config }: JobContext, locale: Locale): Promise<MailSettings> {
  const { SMTP_URL: smtpUrl, SITE_ORIGIN: siteOrigin } = config
  if (smtpUrl === undefined || siteOrigin === undefined) throw new Error('SMTP_URL and SITE_ORIGIN must be set')
  const texts = (await loadMailTexts()).get(locale)
  if (texts === undefined) throw new Error(`No mail texts for locale ${locale}`)
  return { smtpUrl, siteOrigin, texts }
}
