import { randomUUID } from 'node:crypto'
import type { CaseKind, DeclineReason } from '@polydex/contract/case/case'
import type { Locale } from '@polydex/contract/locale/locale'
import { announceDecision } from '../case/announce-decision.ts'
import { createCase } from '../case/create-case.ts'
import { storeReplyTo } from '../case/store-reply-to.ts'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'

type TestCase = {
  kind?: CaseKind
  accountId?: number
  replyTo?: string
  keyring?: Keyring
  locale?: Locale
}

/** Opens a case; returns its id and reference. */
export async function openTestCase(
  db: Db,
  { kind = 'submission', accountId, replyTo, keyring, locale = 'en' }: TestCase,
): Promise<{ id: string; reference: string }> {
  const subject = kind === 'submission' ? `${randomUUID()}.com` : null
  const { id, reference } = await createCase(db, { kind, subject, accountId: accountId ?? null, locale })
  await storeReplyTo(db, id, replyTo, { accountId, keyring, hasMail: true })
  return { id, reference }
}

/** Decides a case and announces the decision like an editor: declined for a reason, or accepted. */
export const decideTestCase = (db: Db, id: string, reason?: DeclineReason): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const status = reason === undefined ? 'accepted' : 'declined'
    const decision = { status, reason: reason ?? null, decided_at: new Date() } as const
    await transaction.updateTable('cases').set(decision).where('id', '=', id).execute()
    await announceDecision(transaction, id)
  })

/** Undoes the decision of a case. */
export async function undoTestDecision(db: Db, id: string): Promise<void> {
  const undone = { status: 'in-review', reason: null, decided_at: null } as const
  await db.updateTable('cases').set(undone).where('id', '=', id).execute()
}
