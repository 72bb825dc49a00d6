import { randomUUID, randomBytes } from 'node:crypto'
import type { CaseKind } from '@polydex/contract/case/case'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Crockford's alphabet: without I, L, O and U, which are misread or form words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Creates a reference of eight symbols, such as 4F2A-9K1B: short enough to read out on the telephone. It grants no
 * access, so it need not be secret.
 */
function createReference(): string {
  const symbols = Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length])
  return `${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`
}

export type CaseNames = { id: string; reference: string }

type NewCase = {
  kind: CaseKind
  /** A sender may have only one open case about it; null: any number. */
  subject: string | null
  accountId: number | null
  /** The tool that the case is about, if it is listed. */
  toolId?: number
  locale: Locale
  /** Result of screening the case for spam. */
  screening?: { isHeld: boolean; signs: string[]; score: number; marks: number[] }
}

/** A second try is rarely needed: a reference collides once in a million times. */
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
  throw new Error('Could not open a case: out of tries')
}

/** Clears the subject of a visitor's held case: spam must not block an address for an honest sender. */
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
    // Spelled exactly as in the partial index, which parameters would not match.
    .where(sql<boolean>`status in ('received', 'in-review')`)
    .$if(isQueued === true, (query) => query.where('is_held', '=', false))
  return (accountId === undefined ? open : open.where(sql`coalesce(account_id, 0)`, '=', accountId ?? 0))
    .limit(1)
    .executeTakeFirst()
}
