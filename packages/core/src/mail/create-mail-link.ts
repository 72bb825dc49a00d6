import { keptOnServer } from '@polydex/contract/kept-on-server'
import { sql } from 'kysely'
import { createToken, hashToken } from '../secret/token.ts'
import type { Db } from '../db/connect.ts'
import type { MailPurpose } from './queue-mail.ts'

/** A link for a new password opens an account, so it is short. */
const lives: Record<MailPurpose, string> = {
  reset: `${keptOnServer.mailLinks.resetHours} hours`,
  confirm: `${keptOnServer.mailLinks.confirmDays} days`,
}

/** The key of a new link; one made before for the same purpose ends. The database has its hash. */
export async function createMailLink(db: Db, accountId: number, purpose: MailPurpose): Promise<string> {
  const key = createToken()
  const hash = hashToken(key)
  const end = sql`now() + ${lives[purpose]}::interval`
  // Not `excluded`, for which one must be allowed to read the hashes.
  await sql`
    insert into mail_links (key_hash, account_id, purpose, expires_at)
    values (${hash}, ${accountId}, ${purpose}, ${end})
    on conflict (account_id, purpose) do update set key_hash = ${hash}, expires_at = ${end}
  `.execute(db)
  return key
}
