import type { DeclineReason, SentCase } from '@polydex/contract/case/case'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { replyToOwner } from '../secret/secret-owner.ts'

/** The decision of a case and its recipient. Nothing that the sender wrote is part of it. */
export type DecisionMail = {
  reference: string
  kind: SentCase['kind']
  /** Null: accepted. */
  reason: DeclineReason | null
  locale: Locale
  /** Null: the address is sealed, and no key of ours opens it. */
  email: string | null
  /** Typed into the form, where a visitor can enter any address. Otherwise it is the confirmed address of the account. */
  isTyped: boolean
}

/** The mail about the decision of a case. Undefined if the decision was undone or no address is left. */
export async function findDecisionMail(
  db: Db,
  caseId: string,
  keyring: Keyring | undefined,
): Promise<DecisionMail | undefined> {
  const row = await db
    .selectFrom('cases')
    .leftJoin('reply_addresses', 'reply_addresses.case_id', 'cases.id')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'cases.account_id').on('accounts.email_confirmed_at', 'is not', null),
    )
    .select(['cases.reference', 'cases.kind', 'cases.reason', 'cases.locale'])
    .select(['reply_addresses.sealed_email', 'accounts.email'])
    .where('cases.id', '=', caseId)
    .where('cases.status', 'in', ['accepted', 'declined'])
    .$narrowType<{ kind: SentCase['kind']; reason: DeclineReason | null; locale: Locale }>()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { sealed_email: sealed, email, ...decision } = row
  if (sealed !== null) return { ...decision, email: openAddress(sealed, caseId, keyring), isTyped: true }
  return email === null ? undefined : { ...decision, email, isTyped: false }
}

function openAddress(sealed: Buffer, caseId: string, keyring: Keyring | undefined): string | null {
  try {
    return keyring?.open(sealed, replyToOwner(caseId)) ?? null
  } catch {
    return null
  }
}

/** Deletes a mail about a decision together with the address left for it: a case gets only one such mail. */
export async function finishDecisionMail(
  db: Db,
  { mailId, caseId }: { mailId: string; caseId: string },
): Promise<void> {
  await sql`
    with answered as (delete from reply_addresses where case_id = ${caseId})
    delete from mails where id = ${mailId}
  `.execute(db)
}
