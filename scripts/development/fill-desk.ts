import { createAccount } from '@polydex/core/account/create-account'
import { hashPassword } from '@polydex/core/account/password'
import { claimTool } from '@polydex/core/claim/claim-tool'
import { findClaimsToCheck, recordCheck } from '@polydex/core/claim/claims-to-check'
import { correctTool } from '@polydex/core/correction/correct-tool'
import type { Db } from '@polydex/core/db/connect'
import { appointEditor } from '@polydex/core/editor/appoint-editor'
import { submitTool } from '@polydex/core/submission/submit-tool'
import { listSampleCorrections, listSampleSubmissions } from './sample-cases.ts'

const password = 'seven quiet lanterns'

/**
 * Adds an editor, two users, thirty submissions in six languages, corrections, two claims, a job that failed and a mail
 * that was given up. A second run adds nothing.
 */
export async function fillDesk(db: Db): Promise<void> {
  const [known] = await db.selectFrom('editors').select('account_id').limit(1).execute()
  if (known !== undefined) return
  const passwordHash = await hashPassword(password, 'seed')
  const emails = ['editor@example.com', 'reader@example.com', 'maker@example.com']
  const [, readerId, makerId = 0] = await Promise.all(
    emails.map((email) => createAccount(db, { email, passwordHash, locale: 'en' })),
  )
  await appointEditor(db, 'editor@example.com', 'Editor')

  const listed = await db
    .selectFrom('tools')
    .select(['slug', 'name', 'homepage_url as url'])
    .where('status', '=', 'published')
    .orderBy('slug')
    .limit(10)
    .execute()
  for (const [index, submission] of listSampleSubmissions(listed).entries())
    await submitTool(db, submission, { accountId: index % 3 === 0 ? readerId : undefined, keyring: undefined })
  for (const correction of listSampleCorrections(listed.map(({ slug }) => slug)))
    await correctTool(db, correction, { accountId: undefined, keyring: undefined })
  for (const { slug } of listed.slice(0, 2)) await claimTool(db, { toolId: slug, locale: 'en' }, makerId)
  const claims = await db.selectFrom('claims').select('id').execute()
  for (const [index, { id }] of claims.entries())
    for (const claim of await findClaimsToCheck(db, id))
      await recordCheck(db, claim, { proof: index === 0 ? 'file' : 'dns' })

  await db
    .insertInto('job_runs')
    .values({
      job: 'fetch-bands',
      arguments: '{}',
      status: 'failed',
      finished_at: new Date(),
      error: 'Error: the server answered 503',
    })
    .execute()
  await db
    .insertInto('mails')
    .values({
      purpose: 'confirm',
      email_key: 'reader@example.com',
      tries: 8,
      last_fault: 'ETIMEDOUT',
      failed_at: new Date(),
    })
    .execute()
  console.log(`The desk has an editor (editor@example.com), and cases to decide; every password is "${password}"`)
}
