import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Keyring } from './keyring.ts'
import { listOwner, replyToOwner, shareOwner, trialOwner } from './secret-owner.ts'

/** Rows per statement. */
const batchSize = 500

type Place = {
  /** Table, its key and the sealed column; constants only, never input. */
  table: 'submissions' | 'tool_trials' | 'favorite_shares' | 'own_lists' | 'reply_addresses'
  key: string
  keyType: 'uuid' | 'integer'
  column: string
  ownerOf: (id: string) => string
}

/** All columns with sealed values. */
const places: readonly Place[] = [
  { table: 'submissions', key: 'id', keyType: 'uuid', column: 'sealed_trial', ownerOf: (id) => id },
  {
    table: 'tool_trials',
    key: 'tool_id',
    keyType: 'integer',
    column: 'sealed_trial',
    ownerOf: (id) => trialOwner(Number(id)),
  },
  {
    table: 'favorite_shares',
    key: 'account_id',
    keyType: 'integer',
    column: 'sealed_key',
    ownerOf: (id) => shareOwner(Number(id)),
  },
  { table: 'own_lists', key: 'id', keyType: 'uuid', column: 'sealed_key', ownerOf: listOwner },
  { table: 'reply_addresses', key: 'case_id', keyType: 'uuid', column: 'sealed_email', ownerOf: replyToOwner },
]

type ResealResult = {
  resealed: number
  /** No key of the ring opens them: the key that sealed them is missing. */
  unreadable: number
}

/**
 * Reseals everything that was not sealed with the current key. Once nothing is unreadable, the former keys can be
 * removed. A row that changes meanwhile is skipped: the change has sealed it with the current key.
 */
export async function resealSecrets(db: Db, keyring: Keyring, signal?: AbortSignal): Promise<ResealResult> {
  const result: ResealResult = { resealed: 0, unreadable: 0 }
  for (const place of places) await resealTable(db, place, { keyring, signal, result })
  return result
}

type Work = { keyring: Keyring; signal: AbortSignal | undefined; result: ResealResult }

async function resealTable(db: Db, place: Place, { keyring, signal, result }: Work): Promise<void> {
  const [table, key, column] = [sql.table(place.table), sql.ref(place.key), sql.ref(place.column)]
  for await (const { id, sealed } of readSealed(db, place, signal)) {
    if (keyring.isCurrent(sealed)) continue
    const text = openOrUndefined(keyring, sealed, place.ownerOf(id))
    if (text === undefined) {
      result.unreadable += 1
      continue
    }
    await sql`
      update ${table} set ${column} = ${keyring.seal(text, place.ownerOf(id))}
      where ${key} = ${id}::${sql.raw(place.keyType)} and ${column} = ${sealed}
    `.execute(db)
    result.resealed += 1
  }
}

/** Counts the sealed values and those that a keyring opens: after a rotation the old key opens none. */
export async function countOpened(db: Db, keyring: Keyring): Promise<{ sealed: number; opened: number }> {
  const counts = { sealed: 0, opened: 0 }
  for (const place of places)
    for await (const { id, sealed } of readSealed(db, place)) {
      counts.sealed += 1
      if (openOrUndefined(keyring, sealed, place.ownerOf(id)) !== undefined) counts.opened += 1
    }
  return counts
}

type SealedRow = { id: string; sealed: Buffer }

async function* readSealed(db: Db, place: Place, signal?: AbortSignal): AsyncGenerator<SealedRow> {
  const [table, key, column] = [sql.table(place.table), sql.ref(place.key), sql.ref(place.column)]
  for (let after: string | null = null; ;) {
    signal?.throwIfAborted()
    const { rows }: { rows: SealedRow[] } = await sql<SealedRow>`
      select ${key}::text as id, ${column} as sealed
      from ${table}
      where ${column} is not null and (${after}::text is null or ${key} > ${after}::${sql.raw(place.keyType)})
      order by ${key}
      limit ${batchSize}
    `.execute(db)
    yield* rows
    after = rows.at(-1)?.id ?? null
    if (rows.length < batchSize) return
  }
}

function openOrUndefined(keyring: Keyring, sealed: Buffer, owner: string): string | undefined {
  try {
    return keyring.open(sealed, owner)
  } catch {
    return undefined
  }
}
