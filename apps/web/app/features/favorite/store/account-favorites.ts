import type { SetFavoriteInput, SetFavoriteOutput } from '@polydex/contract/favorite/favorite'
import { CallFailure, callFromBrowser } from '../../../api/call-from-browser.ts'
import { announceChange } from './other-tabs.ts'
import { getFavorites, setFavorite } from '@polydex/contract/calls/favorite'

async function loadFavoriteSlugs(): Promise<readonly string[]> {
  const answer = await callFromBrowser(getFavorites, { view: 'ids' })
  return 'toolIds' in answer ? answer.toolIds : []
}

const sendFavorite = (input: SetFavoriteInput): Promise<SetFavoriteOutput> => callFromBrowser(setFavorite, input)

/** replaced: superseded by a later change, or another account is logged in. */
export type Outcome = 'done' | 'replaced' | 'failed' | 'logged_out'

type Change = { favorite: boolean; isUndo: boolean }

type Calls = {
  load: () => Promise<readonly string[]>
  send: (input: SetFavoriteInput) => Promise<Pick<SetFavoriteOutput, 'toolIds' | 'savedAt'>>
  /** Asks other tabs to reload the account's favourites. */
  announce: () => void
}

/** Milliseconds after which another device may well have changed something. */
const freshForMs = 30_000

/** An account's favourites, updated optimistically: what the API has confirmed, overlaid with pending changes. */
export function createAccountFavorites({ load, send, announce }: Calls) {
  /** Newest first; undefined until loaded. */
  let confirmed: readonly string[] | undefined
  let confirmedAt = 0
  /** Incremented by every confirmed change: lists loaded before are stale. */
  let changes = 0
  /** The value of `changes` when the page's data was last requested. */
  let changesWhenAsked = 0
  /** Incremented at log-out: responses to earlier requests belong to another account and are dropped. */
  let generation = 0
  const pending = new Map<string, Change>()
  /**
   * Changes of one tool are sent one after the other, after a merge, so that responses cannot overtake each other.
   * Never rejects.
   */
  const queues = new Map<string, Promise<unknown>>()
  let merging: Promise<unknown> = Promise.resolve()
  /** When removed tools had been saved, for undo. */
  const savedAt = new Map<string, string>()
  const listeners = new Set<() => void>()

  const notify = () => {
    for (const listener of listeners) listener()
  }

  const confirm = (slugs: readonly string[], favorite: boolean) => {
    const rest = (confirmed ?? []).filter((slug) => !slugs.includes(slug))
    confirmed = favorite ? [...slugs, ...rest] : rest
    changes += 1
    announce()
  }

  const sendChange = async (slug: string, change: Change): Promise<Outcome> => {
    // Only the latest change counts.
    if (pending.get(slug) !== change) return 'replaced'
    const startedIn = generation
    const { favorite, isUndo } = change
    try {
      const answer = await send({ toolId: slug, favorite, ...(isUndo && { savedAt: savedAt.get(slug) }) })
      if (startedIn !== generation) return 'replaced'
      if (answer.savedAt !== null) savedAt.set(slug, answer.savedAt)
      confirm(answer.toolIds, favorite)
      return 'done'
    } catch (error) {
      console.error('A favourite could not be changed:', error)
      return error instanceof CallFailure && error.code === 'login_required' ? 'logged_out' : 'failed'
    } finally {
      if (pending.get(slug) === change) pending.delete(slug)
      notify()
    }
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isKnown: (): boolean => confirmed !== undefined,
    has: (slug: string): boolean => pending.get(slug)?.favorite ?? confirmed?.includes(slug) ?? false,
    /** The number of favourites including pending changes; zero until loaded. */
    count: (): number => {
      const slugs = new Set(confirmed)
      for (const [slug, { favorite }] of pending) {
        if (favorite) slugs.add(slug)
        else slugs.delete(slug)
      }
      return slugs.size
    },
    countChanges: (): number => changes,
    countChangesWhenAsked: (): number => changesWhenAsked,
    /** Called when a page's data is requested: later changes may be missing from it. */
    noteQuestion: (): void => {
      changesWhenAsked = changes
    },
    isFresh: (): boolean => Date.now() - confirmedAt < freshForMs,

    async load(): Promise<void> {
      const [startedIn, before] = [generation, changes]
      const slugs = await load()
      // Changes confirmed in the meantime may be missing from the response.
      if (startedIn !== generation || before !== changes) return
      if (confirmed !== undefined && confirmed.join() !== slugs.join()) changes += 1
      confirmed = slugs
      confirmedAt = Date.now()
      notify()
    },

    /** Shows a change immediately and sends it. `isUndo`: restores the former position. */
    set(slug: string, favorite: boolean, isUndo = false): Promise<Outcome> {
      const change = { favorite, isUndo }
      pending.set(slug, change)
      notify()
      const outcome = (queues.get(slug) ?? merging).then(() => sendChange(slug, change))
      queues.set(slug, outcome)
      return outcome
    },

    /** Adds several in the given order; returns how many of them the account now has. */
    async merge(slugs: readonly string[]): Promise<number> {
      const startedIn = generation
      const sent = send({ toolIds: [...slugs], favorite: true })
      merging = sent.catch(() => undefined)
      const { toolIds } = await sent
      if (startedIn !== generation) return 0
      confirm(toolIds, true)
      notify()
      return toolIds.length
    },

    /** The session has ended. */
    forget(): void {
      generation += 1
      confirmed = undefined
      confirmedAt = 0
      pending.clear()
      queues.clear()
      savedAt.clear()
      notify()
    },
  }
}

export const accountFavorites = createAccountFavorites({
  load: loadFavoriteSlugs,
  send: sendFavorite,
  announce: announceChange,
})
