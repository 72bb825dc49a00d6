import type { Db } from '@polydex/core/db/connect'
import { decideCase } from '@polydex/core/desk/decide-case'
import { openCase } from '@polydex/core/desk/find-case'

/** Approves a submission unchanged, as an editor; returns the slug of the new tool. */
export async function approveDraft(desk: Db, caseId: string, editorId: number): Promise<string> {
  const now = new Date()
  const { draft, version } = await openCase(desk, caseId, now)
  if (draft === null) throw new Error('There is nothing to approve')
  await decideCase(desk, { caseId, version, editorId, now }, { action: 'approve', entry: draft })
  return draft.slug
}
