import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { keptInBrowser } from '../../../browser/kept-in-browser.ts'
import { useIsLoggedIn } from '../../../session/use-is-logged-in.ts'

function hasLists(): boolean {
  try {
    return localStorage.getItem(keptInBrowser.lists.name) !== null
  } catch {
    return false
  }
}

/** On every page: lists made before the login become the account's. Hardly anybody needs the code, so it is loaded then. */
export function ListSync() {
  const isLoggedIn = useIsLoggedIn()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isLoggedIn || !hasLists()) return
    import('./merge-lists.ts')
      .then(({ mergeLists }) => mergeLists())
      .then((moved) => (moved > 0 ? revalidate() : undefined))
      .catch((error: unknown) => console.error('Lists could not be merged:', error))
  }, [isLoggedIn, revalidate])
  return null
}
