import { keptInBrowser } from '../../../browser/kept-in-browser.ts'

/** When its number is incremented, the data of the older version is read once and moved. */
const storageKey = keptInBrowser.favorites.name
/** Upper bound; more than a visitor would browse. */
export const maxFavorites = 500

const isSlug = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value)

/** Slugs, newest first. Invalid data (malformed JSON, another shape) counts as empty. */
export function parseFavorites(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? [...new Set(value.filter(isSlug))].slice(0, maxFavorites) : []
  } catch {
    return []
  }
}

/** This tab's copy; undefined until first read. Without storage, the list lasts as long as the page. */
let favorites: readonly string[] | undefined
const listeners = new Set<() => void>()

function readStorage(): readonly string[] {
  try {
    return parseFavorites(localStorage.getItem(storageKey))
  } catch {
    return favorites ?? []
  }
}

function keep(list: readonly string[]): void {
  favorites = list.slice(0, maxFavorites)
  try {
    localStorage.setItem(storageKey, JSON.stringify(favorites))
  } catch {
    // Storage is blocked or full: the list stays in memory.
  }
  for (const listener of listeners) listener()
}

export const readFavorites = (): readonly string[] => (favorites ??= readStorage())

/** What is stored now, regardless of this tab's copy. */
export const reloadFavorites = (): readonly string[] => (favorites = readStorage())

/** Puts a tool first, or back at its former position. Reads storage again, because another tab may have changed it. */
export function addFavorite(slug: string, place = 0): void {
  const others = readStorage().filter((other) => other !== slug)
  keep([...others.slice(0, place), slug, ...others.slice(place)])
}

export function removeFavorites(slugs: readonly string[]): void {
  keep(readStorage().filter((slug) => !slugs.includes(slug)))
}

/** Replaces former slugs by the current ones that the catalogue returned. */
export function renameFavorites(renamed: readonly { from: string; to: string }[]): void {
  if (renamed.length === 0) return
  const present = new Map(renamed.map(({ from, to }) => [from, to]))
  keep([...new Set(readStorage().map((slug) => present.get(slug) ?? slug))])
}

const onStorage = (event: StorageEvent): void => {
  if (event.key !== storageKey && event.key !== null) return
  favorites = readStorage()
  for (const listener of listeners) listener()
}

/** Notifies of changes in this tab and in others. */
export function subscribeToFavorites(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
