import { sql } from 'kysely'
import type { EntryState } from '../catalogue/entry/find-entry.ts'
import type { Db } from '../db/connect.ts'
import type { CaseState } from './case-state.ts'
import type { DecisionAction } from './record-decision.ts'

export type PastDecision = {
  id: number
  /** Null: facts were checked without a case, which has no states then. */
  caseId: string | null
  action: DecisionAction
  /** Null: that account is no longer an editor. */
  editor: string | null
  madeAt: Date
  caseBefore: CaseState
  caseAfter: CaseState
  toolBefore: EntryState | null
  toolAfter: EntryState | null
  isUndone: boolean
  /** The tool, and facts that an editor looked for in vain. */
  tool: { slug: string; name: string } | null
  notStated: string[]
}

type Wanted = { caseId?: string; toolId?: number | null; decisionId?: number }

/** Every decision on a case and on its tool, newest first; or a single one. */
export async function findHistory(db: Db, { caseId, toolId, decisionId }: Wanted): Promise<PastDecision[]> {
  const { rows } = await sql<PastDecision>`
    select decisions.id, case_id as "caseId", action, editors.name as editor, made_at as "madeAt",
           case_before as "caseBefore", case_after as "caseAfter", tool_before as "toolBefore", tool_after as "toolAfter",
           exists (select from decisions as undo where undo.undoes = decisions.id) as "isUndone",
           (select json_build_object('slug', slug, 'name', name) from tools where tools.id = decisions.tool_id) as tool,
           array(select kind from facts_not_stated where decision_id = decisions.id) as "notStated"
    from decisions
    left join editors on editors.account_id = decisions.editor_id
    where case_id = ${caseId ?? null} or tool_id = ${toolId ?? null} or decisions.id = ${decisionId ?? null}
    order by decisions.id desc
    limit 100
  `.execute(db)
  return rows
}
