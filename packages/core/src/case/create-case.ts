import { randomUUID } from 'node:crypto'
import type { CaseKind } from '@polydex/contract/case'
import type { Locale } from '@polydex/contract/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { createReference } from './create-reference.ts'

export type CaseNames = { id: string; reference: string }

type NewCase = {
  kind: CaseKind
  /** Only one open case of a sender may be about it; null: any number. */
  subject: string | null
  accountId: number | null
  /** The tool that it is about, if that is listed. */
  toolId?: number
  locale: Locale
  /** What was found about its looks. */
  screening?: { isHeld: boolean; signs: string[]; score: number; marks: number[] }
}

/** One would do: a reference is taken once in a million times. */
const maxTries = 5

/**
 * Opens a case; call it inside a transaction. Returns the sender's open case about the same subject if there is one:
 * `isNew` is false.
 */
export async function createCase(
  transaction: Db,
  { kind, subject, accountId, toolId, locale, screening }: NewCase,
): Promise<CaseNames & { isNew: boolean }> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const names = { id: randomUUID(), reference: createReference() }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('cases')
      .values({
        ...names,
        kind,
        subject,
        account_id: accountId,
        tool_id: toolId ?? null,
        locale,
        ...(screening !== undefined && {
          is_held: screening.isHeld,
          spam_signs: screening.signs,
          spam_score: screening.score,
          spam_marks: screening.marks,
        }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows ?? 0) > 0) return { ...names, isNew: true }
    const open = subject === null ? undefined : await findOpenCase(transaction, { kind, subject, accountId })
    if (open !== undefined) return { ...open, isNew: false }
    // The reference was taken, or the other case has just been decided: try again.
  }
  throw new Error('No case could be opened')
}

/** Takes the subject from a visitor's held case: spam must not keep an address from an honest sender. */
export async function freeSubject(transaction: Db, kind: CaseKind, subject: string): Promise<void> {
  await transaction
    .updateTable('cases')
    .set({ subject: null })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('account_id', 'is', null)
    .where('is_held', '=', true)
    .where(sql<boolean>`status in ('received', 'in-review')`)
    .execute()
}

type Sought = {
  kind: CaseKind
  subject: string
  accountId?: number | null
  /** Held ones do not count. */ isQueued?: true
}

/** An open case about the subject: of this sender, or of any if none is given. */
export function findOpenCase(db: Db, { kind, subject, accountId, isQueued }: Sought): Promise<CaseNames | undefined> {
  const open = db
    .selectFrom('cases')
    .select(['id', 'reference'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    // Literally as in the partial index: with parameters it would not be used.
    .where(sql<boolean>`status in ('received', 'in-review')`)
    .$if(isQueued === true, (query) => query.where('is_held', '=', false))
  return (accountId === undefined ? open : open.where(sql`coalesce(account_id, 0)`, '=', accountId ?? 0))
    .limit(1)
    .executeTakeFirst()
}
