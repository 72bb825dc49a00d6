import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'
import { deriveKey } from '../secret/derive-key.ts'

/** Maximum number of mails to one typed address in 24 hours. */
export const maxAnswersPerDay = 5

/** The key for counting a mailbox, however it is spelled: many servers ignore dots and everything after a plus sign. */
function mailboxOf(email: string): string {
  const [local = '', host = ''] = emailKeyOf(email).split('@')
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${host}`
}

type Attempt = { caseId: string; email: string; secretsKey: Uint8Array }

/**
 * Whether a typed address may get a mail about this case now. Counts the mail by a keyed hash that is kept for a day;
 * retries for the same case count once. Without this bound, strangers could make us mail an address again and again.
 */
export function allowAnswer(db: Db, { caseId, email, secretsKey }: Attempt): Promise<boolean> {
  const hash = createHmac('sha256', deriveKey(secretsKey, 'mailed addresses')).update(mailboxOf(email)).digest()
  return db.transaction().execute(async (transaction) => {
    // Serializes mails to one address, so that two cannot be counted concurrently.
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash.toString('hex')}, 0))`.execute(transaction)
    const { rows } = await sql`
      insert into mailed_addresses (case_id, address_hash)
      select ${caseId}::uuid, ${hash}::bytea
      where (
        select count(*) from mailed_addresses
        where address_hash = ${hash} and mailed_at > now() - interval '1 day' and case_id <> ${caseId}
      ) < ${maxAnswersPerDay}
      on conflict (case_id) do update set address_hash = excluded.address_hash, mailed_at = excluded.mailed_at
      returning case_id
    `.execute(transaction)
    return rows.length > 0
  })
}
