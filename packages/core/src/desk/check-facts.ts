import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { ToolEntry } from '../catalogue/entry/catalogue-schema.ts'
import { findEntry } from '../catalogue/entry/find-entry.ts'
import { lockCatalogue } from '../catalogue/store/store-batch.ts'
import type { Db } from '../db/connect.ts'
import { lookAgainDays, type FactOfTool } from './fact-queue.ts'
import { recordDecision } from './record-decision.ts'
import { storeEntry } from './store-entry.ts'

type Checking = {
  toolId: number
  /** Of the entry that the editor saw. */
  contentHash: string
  editorId: number
  now: Date
}

/** What an editor found on a maker's page: the entry with its checked facts, and those that the page does not state. */
export type CheckedFacts = { entry: ToolEntry; notStated: readonly FactOfTool[]; at: string }

/**
 * Stores what an editor read, as a decision without a case. Throws `conflict` if the entry was changed meanwhile,
 * `invalid_input` if nothing was found or looked for.
 */
export async function checkFacts(
  db: Db,
  { toolId, contentHash, editorId, now }: Checking,
  { entry, notStated, at }: CheckedFacts,
): Promise<{ decisionId: number }> {
  const today = now.toISOString().slice(0, 10)
  return db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    const found = await findEntry(transaction, toolId)
    if (found?.contentHash !== contentHash || found.entry.slug !== entry.slug)
      throw new AppError(
        'conflict',
        'The entry was changed meanwhile. What you typed is still here, and was not stored.',
      )
    const isSame = isDeepStrictEqual(found.entry, entry)
    if (isSame && notStated.length === 0)
      throw new AppError('invalid_input', 'Nothing was confirmed, changed or looked for')
    const change = isSame ? { toolId, before: null, after: null } : await storeEntry(transaction, entry, today)
    const decisionId = await recordDecision(transaction, { editorId, action: 'check', change })
    const looked = { looked_on: today, looked_at: at, decision_id: decisionId }
    if (notStated.length > 0)
      await transaction
        .insertInto('facts_not_stated')
        .values(notStated.map((kind) => ({ tool_id: toolId, kind, ...looked })))
        .onConflict((conflict) => conflict.columns(['tool_id', 'kind']).doUpdateSet(looked))
        .execute()
    return { decisionId }
  })
}

export type LookedFor = { kind: string; lookedOn: string }

/** What editors looked for at a tool in vain, within the time in which nobody is asked again. */
export async function findLookedFor(db: Db, toolId: number, now: Date): Promise<LookedFor[]> {
  const { rows } = await sql<LookedFor>`
    select kind, to_char(looked_on, 'YYYY-MM-DD') as "lookedOn" from facts_not_stated
    where tool_id = ${toolId} and looked_on > ${now.toISOString().slice(0, 10)}::date - ${sql.lit(lookAgainDays)}
  `.execute(db)
  return rows
}
