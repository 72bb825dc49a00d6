import { isNote, isTitle, maxListTools, maxLists, type ListContent } from '@polydex/contract/list/list-content'
import { keptInBrowser } from '../../../browser/kept-in-browser.ts'

/** A list of a visitor, who has no account. The id is the one under which an account takes it over. */
export type LocalList = ListContent & { id: string }

const storageKey = keptInBrowser.lists.name

const isTool = (value: unknown): value is LocalList['tools'][number] => {
  const { slug, note } = (value ?? {}) as { slug?: unknown; note?: unknown }
  return typeof slug === 'string' && /^[a-z0-9-]{1,80}$/.test(slug) && typeof note === 'string' && isNote(note)
}

function readList(value: unknown): LocalList[] {
  const { id, title, tools } = (value ?? {}) as { id?: unknown; title?: unknown; tools?: unknown }
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id) || typeof title !== 'string' || !isTitle(title)) return []
  const kept = Array.isArray(tools) ? tools.filter(isTool).slice(0, maxListTools) : []
  return [{ id, title, tools: kept.map(({ slug, note }) => ({ slug, note })) }]
}

/** Lists, last changed first. Invalid data (malformed JSON, another shape) is left out. */
function parseLists(text: string | null): LocalList[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.flatMap(readList).slice(0, maxLists) : []
  } catch {
    return []
  }
}

/** This tab's copy; undefined until first read. Without storage, lists last as long as the page. */
let lists: readonly LocalList[] | undefined
const listeners = new Set<() => void>()

function readStorage(): readonly LocalList[] {
  try {
    return parseLists(localStorage.getItem(storageKey))
  } catch {
    return lists ?? []
  }
}

function keep(changed: readonly LocalList[]): void {
  lists = changed.slice(0, maxLists)
  try {
    if (lists.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(lists))
  } catch {
    // Storage is blocked or full: the lists stay in memory.
  }
  for (const listener of listeners) listener()
}

export const readLists = (): readonly LocalList[] => (lists ??= readStorage())

/** What is stored now, regardless of this tab's copy. */
export const reloadLists = (): readonly LocalList[] => (lists = readStorage())

/** Stores a list first, as the one used last. Storage is read again, because another tab may have changed it. */
export function keepList({ id, title, tools }: LocalList): void {
  keep([{ id, title, tools }, ...readStorage().filter((list) => list.id !== id)])
}

export const forgetList = (id: string): void => keep(readStorage().filter((list) => list.id !== id))

const onStorage = ({ key }: StorageEvent): void => {
  if (key !== storageKey && key !== null) return
  lists = readStorage()
  for (const listener of listeners) listener()
}

/** Notifies of changes in this tab and in others. */
export function subscribeToLists(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
