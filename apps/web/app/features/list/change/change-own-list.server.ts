import { createListShare, endListShare, getList, removeList, saveList } from '@polydex/contract/list/list'
import type { Locale } from '@polydex/contract/locale/locale'
import { getSuggestions } from '@polydex/contract/tool/suggestion'
import { ApiFailure, type CallApi } from '../../../api/call-api.ts'
import { readText } from '../../../forms/read-text.ts'
import { applyForm, type ListAnswer } from './apply-form.ts'

type Caller = { callApi: CallApi; locale: Locale; list: string }

/** Handles a form on the page of an account's list. Undefined: the list was deleted. */
export async function changeOwnList(form: FormData, caller: Caller): Promise<ListAnswer | undefined> {
  const { callApi, list } = caller
  const intent = readText(form, 'intent')
  try {
    if (intent === 'share') return { kind: 'shared', ...(await callApi(createListShare, { list })) }
    if (intent === 'endShare') {
      await callApi(endListShare, { list })
      return { kind: 'done' }
    }
    if (intent === 'delete') {
      await callApi(removeList, { list })
      return undefined
    }
    return await saveChange(form, caller).catch((error: unknown) =>
      // Changed on another device in the same moment: the change is made to what is stored now.
      isConflict(error) ? saveChange(form, caller) : Promise.reject(error),
    )
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code === 'login_required') throw error
    return { kind: 'failed' }
  }
}

const isConflict = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'conflict'

async function saveChange(form: FormData, { callApi, locale, list }: Caller): Promise<ListAnswer> {
  const { title, version, tools } = await callApi(getList, { list, locale })
  const content = { title, tools: tools.map(({ tool, note }) => ({ slug: tool.slug, note })) }
  const lookUp = async (q: string) => (await callApi(getSuggestions, { q, locale })).suggestions
  const { list: changed, answer } = await applyForm(form, content, lookUp)
  await callApi(saveList, { list, title: changed.title, tools: [...changed.tools], version })
  return answer
}
