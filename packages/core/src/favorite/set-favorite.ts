import type { SetFavoriteInput, SetFavoriteOutput } from '@polydex/contract/favorite/favorite'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { countFavorites } from './find-favorite-tools.ts'
import { findNamedTools } from './find-named-tools.ts'
import { lockAccount } from './lock-account.ts'
import { sql } from 'kysely'

const maxFavorites = 2_000

/**
 * Sets the requested state. Idempotent. A single unknown tool throws `not_found`; among several, unknown ones are named
 * in the answer. Tools removed on request count as unknown, but can be removed from favourites.
 */
export const setFavorite = (
  db: Db,
  accountId: number,
  { toolId, toolIds = [], favorite, savedAt }: SetFavoriteInput,
): Promise<SetFavoriteOutput> =>
  db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    const asked = toolId === undefined ? toolIds : [toolId]
    const named = await findNamedTools(transaction, asked)
    const taken = named.filter(({ isListed }) => isListed || !favorite)
    if (toolId !== undefined && taken.length === 0) throw new AppError('not_found', `There is no tool ${toolId}`)

    const ids = taken.map(({ id }) => id)
    const [only] = ids
    const added = favorite ? await addFavorites(transaction, accountId, ids, savedAt ?? null) : 0
    const wasSavedAt = favorite || only === undefined ? null : await removeFavorite(transaction, accountId, only)
    const total = await countFavorites(transaction, accountId)
    if (added > 0 && total > maxFavorites) {
      throw new AppError('invalid_input', 'The account has too many favourites', {
        [toolId === undefined ? 'toolIds' : 'toolId']: `An account keeps at most ${maxFavorites} favourites`,
      })
    }
    const known = new Set(taken.map((tool) => tool.asked))
    return {
      toolIds: [...new Set(taken.map(({ slug }) => slug))],
      favorite,
      total,
      savedAt: wasSavedAt,
      unknown: [...new Set(asked)].filter((slug) => !known.has(slug)),
    }
  })

/**
 * Adds tools that are not favourites yet and returns their number. The first of the given tools becomes the newest; an
 * existing favourite keeps its place. `savedAt` restores the place of a tool; a time in the future counts as now.
 */
async function addFavorites(
  db: Db,
  accountId: number,
  toolIds: readonly number[],
  savedAt: string | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into favorites (account_id, tool_id, added_at)
    select ${accountId}, given.tool_id,
      least(${savedAt}::timestamptz, clock_time.now - given.place * interval '1 microsecond')
    from unnest(${toolIds}::integer[]) with ordinality as given (tool_id, place),
         (select clock_timestamp() as now) as clock_time -- read after the lock, unlike now()
    on conflict do nothing
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Removes a tool from an account's favourites and returns when it had been saved. Idempotent. */
async function removeFavorite(db: Db, accountId: number, toolId: number): Promise<string | null> {
  const { rows } = await sql<{ saved_at: string }>`
    delete from favorites where account_id = ${accountId} and tool_id = ${toolId}
    returning to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as saved_at
  `.execute(db)
  return rows[0]?.saved_at ?? null
}
