import { allowAnswer } from '@polydex/core/case/allow-answer'
import { findDecisionMail, finishDecisionMail } from '@polydex/core/case/decision-mail'
import { openKeyring } from '@polydex/core/secret/config'
import type { JobContext } from '../define-job.ts'
import { composeDecision } from './compose-decision.ts'
import { MailFault } from './create-mailer.ts'
import { readMailSettings, type PreparedMail } from './prepared-mail.ts'

/**
 * The mail about the decision of a case, as it is now. Undefined: the decision was undone, there is no longer an
 * address, or the address has had its maximum of mails for the day; the page of the case has the answer. Throws a
 * `MailFault` without the key that opens the address.
 */
export async function prepareDecisionMail(
  context: JobContext,
  { mailId, caseId }: { mailId: string; caseId: string },
): Promise<PreparedMail | undefined> {
  const { db, config } = context
  const found = await findDecisionMail(db, caseId, openKeyring(config))
  if (found === undefined) return undefined
  const { email, isTyped, ...decision } = found
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
