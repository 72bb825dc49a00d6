import { maxLists } from '@polydex/contract/list/list-content'
import type { SavedList, SaveListInput } from '@polydex/contract/list/list'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { findNamedTools } from '../favorite/find-named-tools.ts'
import { lockAccount } from '../favorite/lock-account.ts'

type Given = { id: number; note: string }

/**
 * Creates a list or replaces its content. Idempotent: content that is stored already is not a conflict, whatever the
 * version. Throws `conflict` if the list has changed since the given version, and `not_found` if it is gone or another
 * account's. Unknown tools and repeated ones are skipped.
 */
export const saveList = (
  db: Db,
  accountId: number,
  { list, title, tools, version }: SaveListInput,
): Promise<SavedList> =>
  db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    const slugs = tools.map(({ slug }) => slug)
    const named = (await findNamedTools(transaction, slugs)).filter(({ isListed }) => isListed)
    const notes = new Map(tools.toReversed().map(({ slug, note }) => [slug, note]))
    // A former and the present name of a tool may both be in a list.
    const given = [
      ...new Map(named.toReversed().map(({ id, asked }) => [id, { id, note: notes.get(asked) ?? '' }])).values(),
    ].toReversed()
    const known = new Set(named.map(({ asked }) => asked))
    const answer = { total: given.length, unknown: [...new Set(slugs)].filter((slug) => !known.has(slug)) }

    const before = await transaction
      .selectFrom('own_lists')
      .select(['account_id', 'version', 'title'])
      .where('id', '=', list)
      .executeTakeFirst()
    if (before === undefined ? version > 0 : before.account_id !== accountId)
      throw new AppError('not_found', 'There is no such list')
    if (before === undefined) {
      await refuseTooMany(transaction, accountId)
      await transaction.insertInto('own_lists').values({ id: list, account_id: accountId, title }).execute()
      await storeTools(transaction, list, given)
      return { version: 1, ...answer }
    }
    if (before.title === title && (await isStored(transaction, list, given)))
      return { version: before.version, ...answer }
    if (before.version !== version) throw new AppError('conflict', 'The list has changed')
    await transaction
      .updateTable('own_lists')
      .set({ title, version: version + 1, changed_at: sql`now()` })
      .where('id', '=', list)
      .execute()
    await storeTools(transaction, list, given)
    return { version: version + 1, ...answer }
  })

async function refuseTooMany(db: Db, accountId: number): Promise<void> {
  const { lists } = await db
    .selectFrom('own_lists')
    .select((select) => select.fn.countAll<number>().as('lists'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (lists >= maxLists)
    throw new AppError('invalid_input', 'The account has too many lists', {
      list: `An account keeps at most ${maxLists} lists`,
    })
}

async function isStored(db: Db, list: string, given: readonly Given[]): Promise<boolean> {
  const rows = await db
    .selectFrom('own_list_tools')
    .select(['tool_id', 'note'])
    .where('list_id', '=', list)
    .orderBy('position')
    .execute()
  return (
    rows.length === given.length &&
    rows.every(({ tool_id, note }, place) => tool_id === given[place]?.id && note === given[place].note)
  )
}

async function storeTools(db: Db, list: string, given: readonly Given[]): Promise<void> {
  await db.deleteFrom('own_list_tools').where('list_id', '=', list).execute()
  await sql`
    insert into own_list_tools (list_id, position, tool_id, note)
    select ${list}::uuid, given.position, given.tool_id, given.note
    from unnest(${given.map(({ id }) => id)}::int[], ${given.map(({ note }) => note)}::text[])
      with ordinality as given (tool_id, note, position)
  `.execute(db)
}

/** Deletes a list of an account with its link. Idempotent. */
export async function removeList(db: Db, accountId: number, list: string): Promise<Record<string, never>> {
  await db.deleteFrom('own_lists').where('id', '=', list).where('account_id', '=', accountId).execute()
  return {}
}
