import { keptOnServer } from '@polydex/contract/http/kept-on-server'
import { sql } from 'kysely'
import { createToken, hashToken } from '../secret/token.ts'
import type { Db } from '../db/connect.ts'
import type { MailPurpose } from './queue-mail.ts'

/** Lifetimes. A link for a new password gives access to an account, so it is short-lived. */
const lives: Record<MailPurpose, string> = {
  reset: `${keptOnServer.mailLinks.resetHours} hours`,
  confirm: `${keptOnServer.mailLinks.confirmDays} days`,
}

/** Creates a link and returns its key; a previous one for the same purpose ends. The database stores its hash. */
export async function createMailLink(db: Db, accountId: number, purpose: MailPurpose): Promise<string> {
  const key = createToken()
  const hash = hashToken(key)
  const end = sql`now() + ${lives[purpose]}::interval`
  // Not `excluded`, which would need the right to read the hashes.
  await sql`
    insert into mail_links (key_hash, account_id, purpose, expires_at)
    values (${hash}, ${accountId}, ${purpose}, ${end})
    on conflict (account_id, purpose) do update set key_hash = ${hash}, expires_at = ${end}
  `.execute(db)
  return key
}
