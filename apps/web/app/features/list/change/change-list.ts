import { isNote, isTitle, maxListTools, type ListContent } from '@polydex/contract/list/list-content'

/** One change of a list; a tool is named by its slug. */
export type ListChange =
  | { kind: 'rename'; title: string }
  | { kind: 'add'; tools: readonly string[] }
  | { kind: 'remove'; tool: string }
  /** Undoes a removal. */
  | { kind: 'restore'; tool: string; note: string; place: number }
  | { kind: 'move'; tool: string; by: -1 | 1 }
  | { kind: 'note'; tool: string; note: string }

/**
 * The list after a change, in the browser as on the server. What no list may contain is left out: surplus tools, texts
 * that cannot be shown. A change of a tool that is not in the list changes nothing.
 */
export function changeList(list: ListContent, change: ListChange): ListContent {
  const { title, tools } = list
  if (change.kind === 'rename') return isTitle(change.title) ? { title: change.title.trim(), tools } : list
  const has = (slug: string) => tools.some((tool) => tool.slug === slug)
  if (change.kind === 'add') {
    const added = [...new Set(change.tools)].filter((slug) => !has(slug)).map((slug) => ({ slug, note: '' }))
    return { title, tools: [...tools, ...added].slice(0, maxListTools) }
  }
  const { tool: slug } = change
  if (change.kind === 'restore') {
    if (has(slug) || tools.length >= maxListTools) return list
    return { title, tools: tools.toSpliced(change.place, 0, { slug, note: isNote(change.note) ? change.note : '' }) }
  }
  const place = tools.findIndex((tool) => tool.slug === slug)
  const tool = tools[place]
  if (tool === undefined) return list
  const others = tools.toSpliced(place, 1)
  if (change.kind === 'remove') return { title, tools: others }
  if (change.kind === 'move') return { title, tools: others.toSpliced(Math.max(0, place + change.by), 0, tool) }
  return isNote(change.note.trim()) ? { title, tools: tools.with(place, { slug, note: change.note.trim() }) } : list
}
