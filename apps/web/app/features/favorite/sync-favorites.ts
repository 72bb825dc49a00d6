import { accountFavorites } from './account-favorites.ts'
import { mostAtOnce } from './load-tools.ts'
import { lookForFavorites, removeFavorites } from './favorite-store.ts'

/** One tab at a time; the others then find nothing left to do. */
const takeTurn = async (work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request('polydex:merge', work)
  else await work()
}

/**
 * Moves what the visitor saved before the login into the account, the oldest first, and then asks for the whole. A part
 * leaves this browser only after the API has it: whatever fails is tried again on the next page. Answers how many came.
 */
export async function syncFavorites(): Promise<number> {
  let moved = 0
  try {
    if (lookForFavorites().length > 0)
      await takeTurn(async () => {
        for (let rest = lookForFavorites(); rest.length > 0; rest = lookForFavorites()) {
          const part = rest.slice(-mostAtOnce)
          moved += await accountFavorites.merge(part)
          removeFavorites(part)
        }
      })
  } finally {
    await accountFavorites.load()
  }
  return moved
}
