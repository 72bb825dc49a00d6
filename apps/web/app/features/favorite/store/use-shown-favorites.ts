import type { FavoritePage } from '@polydex/contract/favorite/favorite'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { accountFavorites } from './account-favorites.ts'

/** Slugs in the list that are no longer favourites, as one string: a new array each time would never be equal. */
const findRemoved = ({ tools }: FavoritePage): string =>
  accountFavorites.isKnown()
    ? tools
        .filter(({ slug }) => !accountFavorites.has(slug))
        .map(({ slug }) => slug)
        .join()
    : ''

/** Reloads the list when something has changed since it was requested, here or elsewhere. */
function useReload(list: FavoritePage, mayReload: boolean): void {
  const changes = useSyncExternalStore(accountFavorites.subscribe, accountFavorites.countChanges, () => 0)
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  const loaded = useRef({ list, changes: accountFavorites.countChangesWhenAsked() })
  useEffect(() => {
    if (loaded.current.list !== list) loaded.current = { list, changes: accountFavorites.countChangesWhenAsked() }
    if (!mayReload || !isIdle || loaded.current.changes === changes) return
    loaded.current.changes = changes
    void revalidate()
  }, [list, changes, mayReload, isIdle, revalidate])
}

/**
 * A page of the account's list without tools just removed. It is not reloaded while a removal can be undone, unless it
 * is empty: otherwise the undone card would appear out of nowhere.
 */
export function useShownFavorites(list: FavoritePage, mayReload: boolean) {
  const removed = useSyncExternalStore(
    accountFavorites.subscribe,
    () => findRemoved(list),
    () => '',
  )
  const slugs = removed === '' ? [] : removed.split(',')
  const tools = list.tools.filter(({ slug }) => !slugs.includes(slug))
  useReload(list, mayReload || tools.length === 0)
  return { tools, total: list.total - slugs.length }
}
