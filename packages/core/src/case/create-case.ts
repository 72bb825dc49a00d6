import { randomUUID } from 'node:crypto'
import type { Locale } from '@polydex/contract/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { createReference } from './create-reference.ts'

export type CaseNames = { id: string; reference: string }

type Kind = 'submission' | 'correction'

type NewCase = {
  kind: Kind
  /** Only one open case of a sender may be about it; null: any number. */
  subject: string | null
  accountId: number | null
  /** The tool that it is about, if that is listed. */
  toolId?: number
  locale: Locale
}

/** One would do: a reference is taken once in a million times. */
const maxTries = 5

/**
 * Opens a case; call it inside a transaction. Returns the sender's open case about the same subject if there is one:
 * `isNew` is false.
 */
export async function createCase(
  transaction: Db,
  { kind, subject, accountId, toolId, locale }: NewCase,
): Promise<CaseNames & { isNew: boolean }> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const names = { id: randomUUID(), reference: createReference() }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('cases')
      .values({ ...names, kind, subject, account_id: accountId, tool_id: toolId ?? null, locale })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows ?? 0) > 0) return { ...names, isNew: true }
    const open = subject === null ? undefined : await findOpenCase(transaction, { kind, subject, accountId })
    if (open !== undefined) return { ...open, isNew: false }
    // The reference was taken, or the other case has just been decided: try again.
  }
  throw new Error('No case could be opened')
}

type Sought = { kind: Kind; subject: string; accountId?: number | null }

/** An open case about the subject: of this sender, or of any if none is given. */
export function findOpenCase(db: Db, { kind, subject, accountId }: Sought): Promise<CaseNames | undefined> {
  const open = db
    .selectFrom('cases')
    .select(['id', 'reference'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    // Literally as in the partial index: with parameters it would not be used.
    .where(sql<boolean>`status in ('received', 'in-review')`)
  return (accountId === undefined ? open : open.where(sql`coalesce(account_id, 0)`, '=', accountId ?? 0))
    .limit(1)
    .executeTakeFirst()
}
