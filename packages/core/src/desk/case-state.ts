import type { CaseKind, CaseStatus, DeclineReason } from '@polydex/contract/case/case'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'

/** The part of a case that decisions change. */
export type CaseState = { status: CaseStatus; reason: DeclineReason | null; toolId: number | null }

export type LockedCase = CaseState & {
  id: string
  kind: CaseKind
  subject: string | null
  version: number
}

/** Thrown if the case was decided meanwhile; nothing that the editor entered was stored. */
export class StaleCase extends Error {
  constructor() {
    super('The case was decided meanwhile')
    this.name = 'StaleCase'
  }
}

/**
 * Locks a case until the transaction ends. Throws `not_found`, and StaleCase if it has another version by now;
 * undefined accepts any version.
 */
export async function lockCase(transaction: Db, id: string, version: number | undefined): Promise<LockedCase> {
  const row = await transaction
    .selectFrom('cases')
    .select(['id', 'kind', 'subject', 'status', 'reason', 'tool_id as toolId', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ kind: LockedCase['kind']; status: CaseStatus; reason: DeclineReason | null }>()
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such case')
  if (version !== undefined && row.version !== version) throw new StaleCase()
  return row
}

export const isOpen = ({ status }: CaseState): boolean => status === 'received' || status === 'in-review'

/** Changes the state of a locked case. Throws `invalid_input` if it would reopen while the sender has another open one. */
export async function setCaseState(transaction: Db, id: string, state: CaseState): Promise<void> {
  const decidedAt = isOpen(state) ? null : sql<Date>`now()`
  await transaction
    .updateTable('cases')
    .set({ status: state.status, reason: state.reason, tool_id: state.toolId, decided_at: decidedAt })
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
    .catch((error: { code?: string }) => {
      if (error.code === '23505') throw new AppError('invalid_input', 'A newer case about the same is open')
      throw error
    })
}
