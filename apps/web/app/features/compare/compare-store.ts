import { keptInBrowser } from '../../browser/kept-in-browser.ts'
import { maxCompared } from '@polydex/contract/tool/compared'

export type ComparedTool = { slug: string; name: string; mark: string | null }

const storageKey = keptInBrowser.compared.name
/** Milliseconds after the last change: nobody expects last week's choice at the foot of every page. */
const lifeMs = 24 * 60 * 60 * 1000
const none: readonly ComparedTool[] = []

let compared: readonly ComparedTool[] | undefined
const listeners = new Set<() => void>()

const isTool = (value: unknown): value is ComparedTool =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'mark' in value &&
  (value.mark === null || typeof value.mark === 'string')

function readStorage(): readonly ComparedTool[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('tools' in kept)) return none
    if (typeof kept.at === 'number' && Date.now() - kept.at < lifeMs && Array.isArray(kept.tools))
      return kept.tools.filter(isTool).slice(0, maxCompared)
    localStorage.removeItem(storageKey)
    return none
  } catch {
    return none
  }
}

export const readCompared = (): readonly ComparedTool[] => (compared ??= readStorage())

/** Replaces what is chosen for the comparison. */
export function keepCompared(tools: readonly ComparedTool[]): void {
  compared = tools
  try {
    if (tools.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), tools }))
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Adds a tool, or takes it out; false: there is no room for it. */
export function setCompared(tool: ComparedTool, isChosen: boolean): boolean {
  const others = readStorage().filter(({ slug }) => slug !== tool.slug)
  if (isChosen && others.length === maxCompared) return false
  keepCompared(isChosen ? [...others, tool] : others)
  return true
}

const onStorage = ({ key }: StorageEvent): void => {
  if (key !== storageKey && key !== null) return
  compared = readStorage()
  for (const listener of listeners) listener()
}

/** Notifies of changes in this tab and in others. */
export function subscribeToCompared(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}
