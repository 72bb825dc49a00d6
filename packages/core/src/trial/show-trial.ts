import * as endpoints from '@polydex/contract/case/trial'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import type { Keyring } from '../secret/keyring.ts'
import { toolNamed } from '../tool/tool-named.ts'
import { trialOwner } from '../secret/secret-owner.ts'

const notFound = () => new AppError('not_found', 'There is no trial login')

/**
 * The trial credentials of a tool, by its present or a former slug. Throws `not_found` if there are none, and if this
 * process has no key to open them.
 */
export async function showTrial(db: Db, toolSlug: string, keyring: Keyring | undefined): Promise<endpoints.Trial> {
  const row = await db
    .selectFrom('tool_trials')
    .innerJoin('tools', 'tools.id', 'tool_trials.tool_id')
    .select(['tools.id', 'sealed_trial'])
    .where('tools.id', '=', toolNamed(toolSlug))
    .where('tools.status', 'in', ['published', 'closed'])
    .executeTakeFirst()
  if (row === undefined || keyring === undefined) throw notFound()
  return endpoints.showTrial.output.parse(JSON.parse(keyring.open(row.sealed_trial, trialOwner(row.id))))
}
