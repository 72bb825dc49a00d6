import { fieldMessage } from '@polydex/contract/text/field-message'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { replyToOwner } from '../secret/secret-owner.ts'

/** The sender of a case, and whether this site can answer by mail. */
export type Sender = {
  /** Undefined: a visitor. */
  accountId: number | undefined
  keyring?: Keyring | undefined
  /**
   * Cases from this sender within the last hour; undefined: sent by an operator's command, which is not screened for
   * spam.
   */
  sentLately?: number | undefined
  /** Whether this site sends mail. */
  hasMail?: boolean
}

/**
 * Stores the address for the answer to a case, sealed; call it in the transaction that opens the case. An address
 * already stored stays. Throws `invalid_input` if no answer could be sent to it.
 */
export async function storeReplyTo(
  transaction: Db,
  caseId: string,
  replyTo: string | undefined,
  { keyring, hasMail = false }: Sender,
): Promise<void> {
  if (replyTo === undefined) return
  if (!hasMail || keyring === undefined)
    throw new AppError('invalid_input', 'No answer can be sent by mail', { replyTo: fieldMessage.replyToUnavailable })
  await transaction
    .insertInto('reply_addresses')
    .values({ case_id: caseId, sealed_email: keyring.seal(replyTo, replyToOwner(caseId)) })
    .onConflict((conflict) => conflict.column('case_id').doNothing())
    .execute()
}
