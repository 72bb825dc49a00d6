import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { trialOwner } from '../secret/secret-owner.ts'
import { toolNamed } from '../tool/tool-named.ts'

type Adoption = { submissionId: string; toolSlug: string }

/**
 * Copies the trial credentials of a submission to a tool, resealed for it. Those of the submission stay until they
 * expire, for an approval that follows an undo. Throws `not_found` if either is missing.
 */
export async function adoptTrial(
  db: Db,
  { submissionId, toolSlug }: Adoption,
  keyring: Keyring,
): Promise<{ toolId: number }> {
  const submission = await db
    .selectFrom('submissions')
    .select('sealed_trial')
    .where('id', '=', submissionId)
    .executeTakeFirst()
  const sealed = submission?.sealed_trial ?? undefined
  if (sealed === undefined) throw new AppError('not_found', 'There are no such trial credentials')
  const tool = await db.selectFrom('tools').select('id').where('id', '=', toolNamed(toolSlug)).executeTakeFirst()
  if (tool === undefined) throw new AppError('not_found', `There is no tool ${toolSlug}`)
  const resealed = keyring.seal(keyring.open(sealed, submissionId), trialOwner(tool.id))
  await db
    .insertInto('tool_trials')
    .values({ tool_id: tool.id, sealed_trial: resealed })
    .onConflict((conflict) => conflict.column('tool_id').doUpdateSet({ sealed_trial: resealed }))
    .execute()
  return { toolId: tool.id }
}

/** The tool created from a submission; undefined: none, or the approval was undone. */
export async function findApprovedTool(db: Db, submissionId: string): Promise<{ slug: string } | undefined> {
  return db
    .selectFrom('cases')
    .innerJoin('tools', 'tools.id', 'cases.tool_id')
    .select('tools.slug')
    .where('cases.id', '=', submissionId)
    .where('cases.kind', '=', 'submission')
    .where('cases.status', '=', 'accepted')
    .executeTakeFirst()
}

/** Removes the trial credentials of a tool; returns how many it had. */
export async function removeTrial(db: Db, toolSlug: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tool_trials')
    .where('tool_id', '=', toolNamed(toolSlug))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
