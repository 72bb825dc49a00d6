import type { SetFavoriteInput, SetFavoriteOutput } from '@polydex/contract/favorite'
import { CallFailure } from '../../api/call-from-browser.ts'
import { announceChange } from './other-tabs.ts'
import { loadFavoriteSlugs, sendFavorite } from './favorite-calls.ts'

/** replaced: something else was wished for meanwhile, or somebody else is logged in. */
export type Outcome = 'done' | 'replaced' | 'failed' | 'logged_out'

type Wish = { favorite: boolean; isBack: boolean }

type Calls = {
  load: () => Promise<readonly string[]>
  send: (input: SetFavoriteInput) => Promise<Pick<SetFavoriteOutput, 'toolIds' | 'savedAt'>>
  /** Other tabs of the account should look again. */
  announce: () => void
}

/** After this long another device may well have changed something. */
const freshForMs = 30_000

/** Favourites of an account as a page shows them: what the API has confirmed, and over it what is wished for. */
export function createAccountFavorites({ load, send, announce }: Calls) {
  /** Newest first; undefined until the API has said. */
  let confirmed: readonly string[] | undefined
  let confirmedAt = 0
  /** Rises with every confirmed change: lists that were loaded before are old. */
  let changes = 0
  /** How many there had been when the page's data was last asked for. */
  let changesWhenAsked = 0
  /** Another account, or none, since an answer was asked for: it is not ours any more. */
  let generation = 0
  const wishes = new Map<string, Wish>()
  /** One tool's wishes go one after the other, behind a merge: answers cannot overtake each other. Never rejected. */
  const lines = new Map<string, Promise<unknown>>()
  let merging: Promise<unknown> = Promise.resolve()
  /** When tools that were taken away had been saved. */
  const savedAt = new Map<string, string>()
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
  }

  const confirm = (slugs: readonly string[], favorite: boolean) => {
    const others = (confirmed ?? []).filter((slug) => !slugs.includes(slug))
    confirmed = favorite ? [...slugs, ...others] : others
    changes += 1
    announce()
  }

  const fulfil = async (slug: string, wish: Wish): Promise<Outcome> => {
    // Only the last wish counts.
    if (wishes.get(slug) !== wish) return 'replaced'
    const asked = generation
    const { favorite, isBack } = wish
    try {
      const answer = await send({ toolId: slug, favorite, ...(isBack && { savedAt: savedAt.get(slug) }) })
      if (asked !== generation) return 'replaced'
      if (answer.savedAt !== null) savedAt.set(slug, answer.savedAt)
      confirm(answer.toolIds, favorite)
      return 'done'
    } catch (error) {
      console.error('A favourite could not be changed:', error)
      return error instanceof CallFailure && error.code === 'login_required' ? 'logged_out' : 'failed'
    } finally {
      if (wishes.get(slug) === wish) wishes.delete(slug)
      tell()
    }
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isKnown: (): boolean => confirmed !== undefined,
    has: (slug: string): boolean => wishes.get(slug)?.favorite ?? confirmed?.includes(slug) ?? false,
    /** How many there are, with what is wished for; none until the API has said. */
    count: (): number => {
      const slugs = new Set(confirmed)
      for (const [slug, { favorite }] of wishes) {
        if (favorite) slugs.add(slug)
        else slugs.delete(slug)
      }
      return slugs.size
    },
    countChanges: (): number => changes,
    countChangesWhenAsked: (): number => changesWhenAsked,
    /** Called as a page's data is asked for: whatever changes from now on may be missing from it. */
    noteQuestion: (): void => {
      changesWhenAsked = changes
    },
    isFresh: (): boolean => Date.now() - confirmedAt < freshForMs,

    async load(): Promise<void> {
      const [asked, before] = [generation, changes]
      const slugs = await load()
      // What was confirmed while the answer was on its way may be missing from it.
      if (asked !== generation || before !== changes) return
      if (confirmed !== undefined && confirmed.join() !== slugs.join()) changes += 1
      confirmed = slugs
      confirmedAt = Date.now()
      tell()
    },

    /** Shows a wish at once and sends it. `isBack`: to the place it had before it was taken away. */
    wish(slug: string, favorite: boolean, isBack = false): Promise<Outcome> {
      const wish = { favorite, isBack }
      wishes.set(slug, wish)
      tell()
      const turn = (lines.get(slug) ?? merging).then(() => fulfil(slug, wish))
      lines.set(slug, turn)
      return turn
    },

    /** Adds several at once, in their order; answers how many the account now has of them. */
    async merge(slugs: readonly string[]): Promise<number> {
      const asked = generation
      const sent = send({ toolIds: [...slugs], favorite: true })
      merging = sent.catch(() => undefined)
      const { toolIds } = await sent
      if (asked !== generation) return 0
      confirm(toolIds, true)
      tell()
      return toolIds.length
    },

    /** The session has ended. */
    forget(): void {
      generation += 1
      confirmed = undefined
      confirmedAt = 0
      wishes.clear()
      lines.clear()
      savedAt.clear()
      tell()
    },
  }
}

export const accountFavorites = createAccountFavorites({
  load: loadFavoriteSlugs,
  send: sendFavorite,
  announce: announceChange,
})
