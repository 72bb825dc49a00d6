import { sql } from 'kysely'
import type { EntryState } from '../catalogue/entry/find-entry.ts'
import type { Db } from '../db/connect.ts'
import type { CaseState } from './case-state.ts'
import type { DecisionAction } from './record-decision.ts'

export type PastDecision = {
  id: number
  caseId: string
  action: DecisionAction
  /** Null: that account is no longer an editor. */
  editor: string | null
  madeAt: Date
  caseBefore: CaseState
  caseAfter: CaseState
  toolBefore: EntryState | null
  toolAfter: EntryState | null
  isUndone: boolean
}

/** Every decision on a case and on its tool, newest first. */
export async function findHistory(db: Db, caseId: string, toolId: number | null): Promise<PastDecision[]> {
  const { rows } = await sql<PastDecision>`
    select decisions.id, case_id as "caseId", action, editors.name as editor, made_at as "madeAt",
           case_before as "caseBefore", case_after as "caseAfter", tool_before as "toolBefore", tool_after as "toolAfter",
           exists (select from decisions as undo where undo.undoes = decisions.id) as "isUndone"
    from decisions
    left join editors on editors.account_id = decisions.editor_id
    where case_id = ${caseId} or tool_id = ${toolId}
    order by decisions.id desc
    limit 100
  `.execute(db)
  return rows
}
