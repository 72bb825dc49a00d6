import type { SavedTool } from './store/saved-tool.ts'

/** An unprompted notice about favourites. */
export type Notice =
  | { kind: 'failed'; tool: SavedTool; favorite: boolean }
  | { kind: 'logged_out' }
  | { kind: 'merged'; n: number }
  | { kind: 'saved'; where: 'browser' | 'account' }

let notice: Notice | null = null
const listeners = new Set<() => void>()

export function showNotice(next: Notice | null): void {
  notice = next
  for (const listener of listeners) listener()
}

export const readNotice = (): Notice | null => notice

export function subscribeToNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
