import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { EntryState } from '../catalogue/entry/find-entry.ts'
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
    const decision = await findLastDecision(transaction, caseId)
    if (decision === undefined || decision.action === 'undo')
      throw new AppError('invalid_input', 'There is no decision to undo')
    if (decision.isOverlaid)
      throw new AppError('invalid_input', 'A later decision changed the same tool: undo that first')
    const change = await revert(transaction, decision, now.toISOString().slice(0, 10))
    await setCaseState(transaction, caseId, decision.caseBefore)
    const decisionId = await recordDecision(transaction, {
      caseId,
      editorId,
      action: 'undo',
      before: found,
      after: decision.caseBefore,
      change,
      undoes: decision.id,
    })
    return { decisionId }
  })
}

async function findLastDecision(db: Db, caseId: string): Promise<LastDecision | undefined> {
  const { rows } = await sql<LastDecision>`
    select last.id, last.action, last.case_before as "caseBefore", last.tool_id as "toolId",
           last.tool_before as "toolBefore", last.tool_after as "toolAfter",
           exists (
             select from decisions as later
             where later.tool_id = last.tool_id and later.id > last.id and later.action <> 'undo'
               and not exists (select from decisions as undo where undo.undoes = later.id)
           ) as "isOverlaid"
    from decisions as last
    where last.case_id = ${caseId}
    order by last.id desc
    limit 1
  `.execute(db)
  return rows[0]
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
