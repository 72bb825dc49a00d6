import type { Db } from '../db/connect.ts'
import type { CaseState } from './case-state.ts'
import type { ToolChange } from './store-entry.ts'

export type DecisionAction = 'approve' | 'decline' | 'merge' | 'undo' | 'check'

type NewDecision = {
  editorId: number
  action: DecisionAction
  change: ToolChange | undefined
  /** The case and its states; absent: facts were checked without one. */
  ofCase?: { id: string; before: CaseState; after: CaseState }
  undoes?: number
}

const pickState = ({ status, reason, toolId }: CaseState): string => JSON.stringify({ status, reason, toolId })
const toJson = (value: object | null = null): string | null => (value === null ? null : JSON.stringify(value))

/** Adds a decision to the history, which is never changed. Returns its id. */
export async function recordDecision(
  transaction: Db,
  { editorId, action, change, ofCase, undoes }: NewDecision,
): Promise<number> {
  const { id } = await transaction
    .insertInto('decisions')
    .values({
      case_id: ofCase?.id ?? null,
      editor_id: editorId,
      action,
      case_before: ofCase === undefined ? '{}' : pickState(ofCase.before),
      case_after: ofCase === undefined ? '{}' : pickState(ofCase.after),
      tool_id: change?.toolId ?? null,
      tool_before: toJson(change?.before),
      tool_after: toJson(change?.after),
      undoes: undoes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
