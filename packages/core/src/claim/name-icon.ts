import { fieldMessage } from '@polydex/contract/text/field-message'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { requireMaker } from './require-maker.ts'

/**
 * Stores the address of a tool's icon as its maker names it, for the next visit of its site. Throws `not_found` if the
 * account is not its verified maker, and `invalid_input` if the address is not on the host that it has proven.
 */
export async function nameIcon(
  db: Db,
  { toolId: slug, url: text }: { toolId: string; url: string },
  accountId: number,
): Promise<void> {
  const { toolId, host } = await requireMaker(db, slug, accountId)
  const url = URL.parse(text)
  const isOwn = url?.protocol === 'https:' && [host, `www.${host}`].includes(url.host) && url.username === ''
  if (url === null || !isOwn)
    throw new AppError('invalid_input', `${text} is not on ${host}`, { url: fieldMessage.iconUrlInvalid })
  url.hash = ''
  await db
    .insertInto('named_icons')
    .values({ tool_id: toolId, url: url.href })
    .onConflict((conflict) => conflict.column('tool_id').doUpdateSet({ url: url.href, named_at: sql`now()` }))
    .execute()
}
