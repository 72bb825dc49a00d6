import { findMail, postponeMail, recordMailFault, removeMail } from '@polydex/core/mail/waiting-mails'
import { findSwitches } from '@polydex/core/switch/switches'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'
import { createMailer, MailFault } from '../mail/create-mailer.ts'
import { prepareDecisionMail } from '../mail/prepare-decision-mail.ts'
import { prepareLinkMail } from '../mail/prepare-link-mail.ts'

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
