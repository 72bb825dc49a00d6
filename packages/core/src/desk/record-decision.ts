import type { Db } from '../db/connect.ts'
import type { CaseState } from './case-state.ts'
import type { ToolChange } from './store-entry.ts'

export type DecisionAction = 'approve' | 'decline' | 'merge' | 'undo'

type NewDecision = {
  caseId: string
  editorId: number
  action: DecisionAction
  before: CaseState
  after: CaseState
  change: ToolChange | undefined
  undoes?: number
}

const pickState = ({ status, reason, toolId }: CaseState): string => JSON.stringify({ status, reason, toolId })
const toJson = (value: object | null = null): string | null => (value === null ? null : JSON.stringify(value))

/** Adds a decision to the history, which is never changed. Returns its id. */
export async function recordDecision(
  transaction: Db,
  { caseId, editorId, action, before, after, change, undoes }: NewDecision,
): Promise<number> {
  const { id } = await transaction
    .insertInto('decisions')
    .values({
      case_id: caseId,
      editor_id: editorId,
      action,
      case_before: pickState(before),
      case_after: pickState(after),
      tool_id: change?.toolId ?? null,
      tool_before: toJson(change?.before),
      tool_after: toJson(change?.after),
      undoes: undoes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
