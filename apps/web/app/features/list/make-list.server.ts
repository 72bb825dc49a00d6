import { getLists, getList, saveList } from '@polydex/contract/list/list'
import { isTitle, maxLists } from '@polydex/contract/list/list-content'
import type { Locale } from '@polydex/contract/locale/locale'
import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { ApiFailure, type CallApi } from '../../api/call-api.ts'
import { readText } from '../../forms/read-text.ts'
import { changeList } from './change/change-list.ts'
import type { ListFaultKind } from './list-fault-text.ts'

type Caller = { callApi: CallApi; isLoggedIn: boolean; locale: Locale }

/**
 * A form that makes a list, with or without tools; a list of that name gets them if there is one. Leads to the list, or
 * to the login. Returns the reason if it makes none.
 */
export async function makeList(form: FormData, { callApi, isLoggedIn, locale }: Caller): Promise<ListFault> {
  const toLogin = () => redirect(pathTo('login', locale, undefined, { next: pathTo('collect', locale) }), 303)
  if (!isLoggedIn) throw toLogin()
  const title = readText(form, 'title').trim()
  if (!isTitle(title)) return { kind: 'list', fault: 'unfit' }
  const added = readText(form, 'tools').split(',').filter(Boolean)
  try {
    const { lists } = await callApi(getLists, {})
    const same = added.length === 0 ? undefined : lists.find((list) => list.title === title)
    if (same === undefined && lists.length >= maxLists) return { kind: 'list', fault: 'tooMany' }
    const list = same?.id ?? randomUUID()
    const stored = same && (await callApi(getList, { list, locale }))
    const before = { title, tools: stored?.tools.map(({ tool, note }) => ({ slug: tool.slug, note })) ?? [] }
    const { tools } = changeList(before, { kind: 'add', tools: added })
    await callApi(saveList, { list, title, tools: [...tools], version: stored?.version ?? 0 })
    throw redirect(pathTo('own-list', locale, list), 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.code === 'login_required') throw toLogin()
    return { kind: 'list', fault: 'failed' }
  }
}

export type ListFault = { kind: 'list'; fault: ListFaultKind }
