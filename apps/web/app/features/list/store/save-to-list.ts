import { getList, getLists, saveList } from '@polydex/contract/calls/list'
import { maxUsed } from '@polydex/contract/calls/tool-use'
import { isTitle, maxListTools, maxLists, type ListContent } from '@polydex/contract/list/list-content'
import type { Locale } from '@polydex/contract/locale/locale'
import { CallFailure, callFromBrowser } from '../../../api/call-from-browser.ts'
import { countUse } from '../../../browser/count-use.ts'
import { isLoggedIn } from '../../../session/session-store.ts'
import { changeList } from '../change/change-list.ts'
import { keepList, reloadLists } from './local-lists.ts'

export type ListName = { id: string; title: string }

/** The visitor's or the account's lists, the one used last first. */
export async function findListNames(): Promise<ListName[]> {
  const lists = isLoggedIn() ? (await callFromBrowser(getLists, {})).lists : reloadLists()
  return lists.map(({ id, title }) => ({ id, title }))
}

/** `full`: some did not fit into the list, or there are too many lists. `unfit`: the title cannot be shown. */
export type Saved = { kind: 'saved' | 'full'; list: ListName } | { kind: 'unfit' } | { kind: 'tooMany' }

type Target = { id: string | undefined; title: string }

/** Adds tools to a list, or to a new one of that name. A list of the same name counts as the one that is meant. */
export async function saveToList(target: Target, tools: readonly string[], locale: Locale): Promise<Saved> {
  const lists = await findListNames()
  const title = target.title.trim()
  const found = lists.find((list) => (target.id === undefined ? list.title === title : list.id === target.id))
  if (found === undefined && !isTitle(title)) return { kind: 'unfit' }
  if (found === undefined && lists.length >= maxLists) return { kind: 'tooMany' }
  const { id } = found ?? { id: crypto.randomUUID() }
  const add = (content: ListContent) => changeList(content, { kind: 'add', tools })
  const before = { title, tools: [] }
  const after = isLoggedIn()
    ? await addToAccount(id, found === undefined ? before : undefined, add, locale)
    : addToBrowser(id, before, add)
  countUse('saved', tools.slice(0, maxUsed))
  const has = new Set(after.tools.map(({ slug }) => slug))
  const isFull = after.tools.length >= maxListTools && tools.some((slug) => !has.has(slug))
  return { kind: isFull ? 'full' : 'saved', list: { id, title: after.title } }
}

type Add = (content: ListContent) => ListContent

function addToBrowser(id: string, fresh: ListContent, add: Add): ListContent {
  const after = add(reloadLists().find((list) => list.id === id) ?? fresh)
  keepList({ id, ...after })
  return after
}

async function addToAccount(
  id: string,
  fresh: ListContent | undefined,
  add: Add,
  locale: Locale,
  isAgain = false,
): Promise<ListContent> {
  const stored = fresh === undefined ? await callFromBrowser(getList, { list: id, locale }) : undefined
  const after = add(
    stored === undefined
      ? (fresh ?? { title: '', tools: [] })
      : { title: stored.title, tools: stored.tools.map(({ tool, note }) => ({ slug: tool.slug, note })) },
  )
  try {
    const { title, tools } = after
    await callFromBrowser(saveList, { list: id, title, tools: [...tools], version: stored?.version ?? 0 })
    return after
  } catch (error) {
    if (isAgain || !(error instanceof CallFailure) || error.code !== 'conflict') throw error
    return addToAccount(id, fresh, add, locale, true)
  }
}
