import { keptInBrowser } from '../../browser/kept-in-browser.ts'

/** When its number rises, what an older one left is read once and moved. */
const storageKey = keptInBrowser.favorites.name
/** More nobody looks through again. */
export const mostFavorites = 500

const isSlug = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value)

/** Slugs, the newest first. Whatever else lies there (a broken text, another shape) counts as nothing. */
export function parseFavorites(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? [...new Set(value.filter(isSlug))].slice(0, mostFavorites) : []
  } catch {
    return []
  }
}

/** What this tab knows; undefined until it has looked. Without storage the list lasts as long as the page. */
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
  favorites = list.slice(0, mostFavorites)
  try {
    localStorage.setItem(storageKey, JSON.stringify(favorites))
  } catch {
    // Refused or full: the list lives on in this tab.
  }
  for (const listener of listeners) listener()
}

export const readFavorites = (): readonly string[] => (favorites ??= readStorage())

/** What lies there now, whatever this tab has known. */
export const lookForFavorites = (): readonly string[] => (favorites = readStorage())

/** Puts a tool first, or back to its former place. Another tab may have changed the list since this one looked. */
export function addFavorite(slug: string, place = 0): void {
  const others = readStorage().filter((other) => other !== slug)
  keep([...others.slice(0, place), slug, ...others.slice(place)])
}

export function removeFavorites(slugs: readonly string[]): void {
  keep(readStorage().filter((slug) => !slugs.includes(slug)))
}

/** Former slugs give way to the present ones that the catalogue has answered for them. */
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

/** Tells of changes in this tab and in others. */
export function subscribeToFavorites(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
