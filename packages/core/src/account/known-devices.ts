import { keptOnServer } from '@polydex/contract/http/kept-on-server'
import type { AccountData } from '@polydex/contract/account/own-account'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'
import { createToken, hashToken } from '../secret/token.ts'

/** Upper bound per account, more than anyone uses; the oldest are deleted. */
const maxDevices = keptOnServer.devices.max

/**
 * Records this browser as a known device of the account, and returns its proof: the one that was sent if it belongs to
 * this account, else a new one. The database stores its hash.
 */
export async function keepDevice(db: Db, accountId: number, proof: string | undefined): Promise<string> {
  if (proof !== undefined && (await touchDevice(db, accountId, proof))) return proof
  const created = createToken()
  await sql`
    with forgotten as (
      delete from known_devices where proof_hash in (
        select proof_hash from known_devices where account_id = ${accountId}
        order by last_used_at desc offset ${maxDevices - 1})
    )
    insert into known_devices (proof_hash, account_id) values (${hashToken(created)}, ${accountId})
  `.execute(db)
  return created
}

async function touchDevice(db: Db, accountId: number, proof: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('known_devices')
    .set({ last_used_at: sql`now()` })
    .where('proof_hash', '=', hashToken(proof))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the account of an address has logged in from this browser before, by the proof left by that login. */
export async function isKnownDevice(db: Db, email: string, proof: string | undefined): Promise<boolean> {
  if (proof === undefined) return false
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('accounts.id')
    .where('proof_hash', '=', hashToken(proof))
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
  return row !== undefined
}

/** Known devices of an account, newest first; only a hash and a time are stored of each. */
export async function findKnownBrowsers(db: Db, accountId: number): Promise<AccountData['knownBrowsers']> {
  const rows = await db
    .selectFrom('known_devices')
    .select('last_used_at')
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map(({ last_used_at }) => ({ lastUsedAt: last_used_at.toISOString() }))
}
