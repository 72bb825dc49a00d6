import type { SetFavoriteInput, SetFavoriteOutput } from '@polydex/contract/favorite/favorite'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { countFavorites } from './find-favorite-tools.ts'
import { addFavorites, findNamedTools, lockAccount, removeFavorite } from './store-favorites.ts'

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
