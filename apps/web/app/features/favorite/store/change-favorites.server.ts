import { setFavorite } from '@polydex/contract/favorite/favorite'
import { createShare, endShare } from '@polydex/contract/favorite/favorite-share'
import type { Locale } from '@polydex/contract/locale/locale'
import { getTools } from '@polydex/contract/tool/tool'
import { ApiFailure, type CallApi } from '../../../api/call-api.ts'
import { readText } from '../../../forms/read-text.ts'

/** The outcome of a form on the favourites page. */
export type CollectAnswer =
  | { kind: 'done' }
  /** The new link: without a sealing key, its key is known only now. */
  | { kind: 'shared'; key: string; createdAt: string }
  | { kind: 'removed'; slug: string; name: string; savedAt: string | null }
  /** Not logged in; the tool is returned for browsers that can save it themselves. */
  | { kind: 'visitor'; tool: { slug: string; name: string } | null }
  | { kind: 'failed' }

type Caller = { callApi: CallApi; isLoggedIn: boolean; locale: Locale }

/** Handles a heart, an undo or the share link sent as a form: without script, hearts of all pages post here. */
export async function changeFavorites(form: FormData, caller: Caller): Promise<CollectAnswer> {
  const [save, remove, intent] = [readText(form, 'save'), readText(form, 'remove'), readText(form, 'intent')]
  const withName = async (slug: string) => ({ slug, name: await findName(slug, caller) })
  if (!caller.isLoggedIn) return { kind: 'visitor', tool: save === '' ? null : await withName(save) }
  try {
    if (intent === 'share') return { kind: 'shared', ...(await caller.callApi(createShare, {})) }
    if (intent === 'endShare') await caller.callApi(endShare, {})
    else if (remove !== '') {
      const { savedAt } = await caller.callApi(setFavorite, { toolId: remove, favorite: false })
      return { kind: 'removed', savedAt, ...(await withName(remove)) }
    } else {
      const savedAt = readText(form, 'savedAt') || undefined
      await caller.callApi(setFavorite, { toolId: save, favorite: true, savedAt })
    }
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.code !== 'login_required') return { kind: 'failed' }
    return { kind: 'visitor', tool: save === '' ? null : await withName(save) }
  }
}

/** Falls back to the slug if the catalogue cannot be reached. */
async function findName(slug: string, { callApi, locale }: Caller): Promise<string> {
  const list = await callApi(getTools, { ids: slug, locale }).catch(() => undefined)
  return list?.tools[0]?.name ?? slug
}
