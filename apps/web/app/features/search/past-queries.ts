import { keptInBrowser } from '../../browser/kept-in-browser.ts'

const storageKey = keptInBrowser.searches.name
/** Older ones nobody looks for again. */
const mostPastQueries = 20
/** As the field takes it. */
const longestQuery = 200

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestQuery

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Texts, the newest first. Whatever else lies there (a broken text, another shape) counts as nothing. */
function parsePastQueries(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isQuery).slice(0, mostPastQueries) : []
  } catch {
    return []
  }
}

/** What this tab knows; undefined until it has looked. Without storage the list lasts as long as the page. */
let queries: readonly string[] | undefined
const listeners = new Set<() => void>()

function readStorage(): readonly string[] {
  try {
    return parsePastQueries(localStorage.getItem(storageKey))
  } catch {
    return queries ?? []
  }
}

function keep(list: readonly string[]): void {
  queries = list.slice(0, mostPastQueries)
  try {
    if (queries.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(queries))
  } catch {
    // Refused or full: the list lives on in this tab.
  }
  for (const listener of listeners) listener()
}

/** What was searched for in this browser, the newest first. It is kept here and sent nowhere. */
export const readPastQueries = (): readonly string[] => (queries ??= readStorage())

/** Puts a search first. Another tab may have searched since this one looked. */
export function rememberQuery(text: string): void {
  const query = text.trim()
  if (isQuery(query)) keep([query, ...readStorage().filter((other) => !isSame(other, query))])
}

export function forgetQuery(query: string): void {
  keep(readStorage().filter((other) => other !== query))
}

export function forgetAllQueries(): void {
  keep([])
}

const onStorage = (event: StorageEvent): void => {
  if (event.key !== storageKey && event.key !== null) return
  queries = readStorage()
  for (const listener of listeners) listener()
}

/** Tells of changes in this tab and in others. */
export function subscribeToPastQueries(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
