import { claimTool } from '../claim/claim-tool.ts'
import { findClaimsToCheck, recordCheck } from '../claim/claims-to-check.ts'
import type { Db } from '../db/connect.ts'
import { decideCase } from '../desk/decide-case.ts'
import { createTestAccountRow, createTestEditor } from './test-senders.ts'

/** Creates a claim of a new account whose token was found; its case waits for an editor. */
export async function createProvenClaim(db: Db, slug: string): Promise<{ accountId: number; caseId: string }> {
  const accountId = await createTestAccountRow(db)
  await claimTool(db, { toolId: slug, locale: 'en' }, accountId)
  await proveClaim(db, accountId)
  const { case_id } = await db
    .selectFrom('claims')
    .select('case_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (case_id === null) throw new Error('The proof opened no case')
  return { accountId, caseId: case_id }
}

/** Records that the token of the account's claim has just been found in the file. */
export async function proveClaim(db: Db, accountId: number): Promise<void> {
  const { id } = await db
    .selectFrom('claims')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  for (const claim of await findClaimsToCheck(db, id)) await recordCheck(db, claim, { proof: 'file' })
}

/** Creates an account that is the verified maker of a tool; returns its id. */
export async function createVerifiedMaker(db: Db, slug: string): Promise<number> {
  const { accountId, caseId } = await createProvenClaim(db, slug)
  const editorId = await createTestEditor(db, 'Ada')
  await decideCase(db, { caseId, version: undefined, editorId, now: new Date() }, { action: 'approve' })
  return accountId
}
