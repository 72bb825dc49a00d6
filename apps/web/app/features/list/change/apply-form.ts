import { isNote, isTitle, maxListTools, type ListContent } from '@polydex/contract/list/list-content'
import { findNamed, type LookUp } from '../../../named-tools/find-named.ts'
import { changeList } from './change-list.ts'
import { textIn } from './text-in.ts'

/** What a form on the page of a list led to. */
export type ListAnswer =
  | { kind: 'done' }
  /** With what it takes to undo it. */
  | { kind: 'removed'; tool: string; name: string; note: string; place: number }
  | { kind: 'added'; added: number; missing: string[]; isFull: boolean }
  /** The text has characters that cannot be seen, or is too long. */
  | { kind: 'unfit' }
  /** The new link: without a sealing key, its key is known only now. */
  | { kind: 'shared'; key: string; createdAt: string }
  | { kind: 'failed' }

/** Names in one form. */
const maxNames = 50

type Applied = { list: ListContent; answer: ListAnswer }

const done = (list: ListContent): Applied => ({ list, answer: { kind: 'done' } })

/** A form of the page of a list, applied to the list. The forms are the same with and without script. */
export async function applyForm(form: FormData, list: ListContent, lookUp: LookUp): Promise<Applied> {
  const [intent, tool, note] = [textIn(form, 'intent'), textIn(form, 'tool'), textIn(form, 'note')]
  const unfit: Applied = { list, answer: { kind: 'unfit' } }
  if (intent === 'rename') {
    const title = textIn(form, 'title')
    return isTitle(title) ? done(changeList(list, { kind: 'rename', title })) : unfit
  }
  if (intent === 'note') return isNote(note.trim()) ? done(changeList(list, { kind: 'note', tool, note })) : unfit
  if (intent === 'up') return done(changeList(list, { kind: 'move', tool, by: -1 }))
  if (intent === 'down') return done(changeList(list, { kind: 'move', tool, by: 1 }))
  if (intent === 'restore')
    return done(changeList(list, { kind: 'restore', tool, note, place: Number(textIn(form, 'place')) || 0 }))
  if (intent === 'remove') {
    const place = list.tools.findIndex(({ slug }) => slug === tool)
    const before = list.tools[place]
    if (before === undefined) return done(list)
    const name = textIn(form, 'name') || tool
    return {
      list: changeList(list, { kind: 'remove', tool }),
      answer: { kind: 'removed', tool, name, note: before.note, place },
    }
  }
  if (intent !== 'add') return done(list)
  const named = await findNamed(textIn(form, 'names'), maxNames, lookUp)
  const { tools } = named
  const missing = [...named.missing.map(({ name }) => name), ...named.rest]
  const changed = changeList(list, { kind: 'add', tools })
  const wanted = new Set([...list.tools.map(({ slug }) => slug), ...tools]).size
  const added = changed.tools.length - list.tools.length
  return { list: changed, answer: { kind: 'added', added, missing, isFull: wanted > maxListTools } }
}
