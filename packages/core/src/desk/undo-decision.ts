import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../app-error.ts'
import type { EntryState } from '../catalogue/entry/find-entry.ts'
import { lockCatalogue } from '../catalogue/store/store-batch.ts'
import type { Db } from '../db/connect.ts'
import { lockCase, setCaseState, type CaseState } from './case-state.ts'
import type { Deciding } from './decide-case.ts'
import { recordDecision } from './record-decision.ts'
import { restoreEntry, storeEntry, type ToolChange } from './store-entry.ts'

type LastDecision = {
  id: number
  action: string
  caseBefore: CaseState
  toolId: number | null
  toolBefore: EntryState | null
  toolAfter: EntryState | null
  /** A later decision that is still in force has changed the same tool. */
  isOverlaid: boolean
}

/**
 * Undoes the newest decision on a case: the case, and the tool if it was changed, are as before. Throws StaleCase if
 * the case has another version by now, `invalid_input` if there is nothing to undo or a later decision builds on it.
 */
export async function undoDecision(
  db: Db,
  { caseId, version, editorId, now }: Deciding,
): Promise<{ decisionId: number }> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockCase(transaction, caseId, version)
    const decision = await findLastDecision(transaction, sql`case_id = ${caseId}`)
    const change = await revert(transaction, decision, now.toISOString().slice(0, 10))
    await setCaseState(transaction, caseId, decision.caseBefore)
    const ofCase = { id: caseId, before: found, after: decision.caseBefore }
    const decisionId = await recordDecision(transaction, {
      editorId,
      action: 'undo',
      change,
      ofCase,
      undoes: decision.id,
    })
    return { decisionId }
  })
}

/**
 * Undoes a check of facts, if no later decision has changed the same tool; returns the kinds that are looked for again.
 * Throws `invalid_input`.
 */
export async function undoCheck(
  db: Db,
  { decisionId, editorId, now }: { decisionId: number; editorId: number; now: Date },
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    const decision = await findLastDecision(
      transaction,
      sql`(id = ${decisionId} and action = 'check' or undoes = ${decisionId})`,
    )
    const missed = await transaction
      .deleteFrom('facts_not_stated')
      .where('decision_id', '=', decisionId)
      .returning('kind')
      .execute()
    const reverted = await revert(transaction, decision, now.toISOString().slice(0, 10))
    const change =
      reverted ?? (decision.toolId === null ? undefined : { toolId: decision.toolId, before: null, after: null })
    await recordDecision(transaction, { editorId, action: 'undo', change, undoes: decision.id })
    return missed.map(({ kind }) => kind)
  })
}

/** The newest of some decisions. Throws `invalid_input` if it cannot be undone. */
async function findLastDecision(db: Db, which: RawBuilder<unknown>): Promise<LastDecision> {
  const { rows } = await sql<LastDecision>`
    select last.id, last.action, last.case_before as "caseBefore", last.tool_id as "toolId",
           last.tool_before as "toolBefore", last.tool_after as "toolAfter",
           exists (
             select from decisions as later
             where later.tool_id = last.tool_id and later.id > last.id and later.action <> 'undo'
               and not exists (select from decisions as undo where undo.undoes = later.id)
           ) as "isOverlaid"
    from decisions as last
    where ${which}
    order by last.id desc
    limit 1
  `.execute(db)
  const [decision] = rows
  if (decision === undefined || decision.action === 'undo')
    throw new AppError('invalid_input', 'There is no decision to undo')
  if (decision.isOverlaid)
    throw new AppError('invalid_input', 'A later decision changed the same tool: undo that first')
  return decision
}

async function revert(
  transaction: Db,
  { toolBefore, toolAfter }: LastDecision,
  today: string,
): Promise<ToolChange | undefined> {
  if (toolBefore !== null) return restoreEntry(transaction, toolBefore, today)
  if (toolAfter === null) return undefined
  return storeEntry(transaction, { slug: toolAfter.entry.slug, removed: true }, today)
}
