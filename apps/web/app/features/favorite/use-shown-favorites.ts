import type { FavoritePage } from '@polydex/contract/favorite'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { accountFavorites } from './account-favorites.ts'

/** Slugs of the list that are no favourites any more, as one text: a new array each time would never settle. */
const findTaken = ({ tools }: FavoritePage): string =>
  accountFavorites.isKnown()
    ? tools
        .filter(({ slug }) => !accountFavorites.has(slug))
        .map(({ slug }) => slug)
        .join()
    : ''

/** Loads the list anew when something has changed since it was asked for, here or elsewhere. */
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
 * A page of the account's list without what has just been taken away. It is not loaded anew while that can still be
 * undone, unless nothing is left of it: the card would come back from nowhere.
 */
export function useShownFavorites(list: FavoritePage, mayReload: boolean) {
  const taken = useSyncExternalStore(
    accountFavorites.subscribe,
    () => findTaken(list),
    () => '',
  )
  const slugs = taken === '' ? [] : taken.split(',')
  const tools = list.tools.filter(({ slug }) => !slugs.includes(slug))
  useReload(list, mayReload || tools.length === 0)
  return { tools, total: list.total - slugs.length }
}
