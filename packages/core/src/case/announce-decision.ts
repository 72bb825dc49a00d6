import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** With exponential backoff, sixteen hours in all: an answer is still useful the next day. */
const maxTries = 12

/**
 * Queues the mail about the decision of a case; call it in the transaction of the decision. Nothing is queued without an
 * address: neither left for the answer nor that of a confirmed account. Idempotent for one decision. The mail waits for five
 * minutes and describes the case as it is then, so a decision undone in time sends nothing.
 */
export async function announceDecision(transaction: Db, caseId: string): Promise<void> {
  await sql`select queue_decision_mail(${caseId}, ${maxTries})`.execute(transaction)
}
