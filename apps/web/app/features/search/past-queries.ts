import { keptInBrowser } from '../../browser/kept-in-browser.ts'

const storageKey = keptInBrowser.searches.name
/** Upper bound; visitors do not look for older ones. */
const maxPastQueries = 20
/** The field's own limit. */
const maxQueryLength = 200

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxQueryLength

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Texts, newest first. Invalid data (malformed JSON, another shape) counts as empty. */
function parsePastQueries(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isQuery).slice(0, maxPastQueries) : []
  } catch {
    return []
  }
}

/** This tab's copy; undefined until first read. Without storage, the list lasts as long as the page. */
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
  queries = list.slice(0, maxPastQueries)
  try {
    if (queries.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(queries))
  } catch {
    // Storage is blocked or full: the list stays in memory.
  }
  for (const listener of listeners) listener()
}

/** Past searches in this browser, newest first. Stored here and sent nowhere. */
export const readPastQueries = (): readonly string[] => (queries ??= readStorage())

/** Puts a search first. Reads storage again, because another tab may have changed it. */
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

/** Notifies of changes in this tab and in others. */
export function subscribeToPastQueries(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
