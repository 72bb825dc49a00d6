import { setFavorite } from '@polydex/contract/favorite'
import { createShare, endShare } from '@polydex/contract/favorite-share'
import type { Locale } from '@polydex/contract/locale'
import { getTools } from '@polydex/contract/tool'
import { ApiFailure, type CallApi } from '../../api/call-api.ts'
import { readText } from '../../forms/read-text.ts'

/** What became of a form of the page of favourites. */
export type CollectAnswer =
  | { kind: 'done' }
  /** The new link: only now is its key known, where nothing can seal it. */
  | { kind: 'shared'; key: string; createdAt: string }
  | { kind: 'removed'; slug: string; name: string; savedAt: string | null }
  /** Nobody is logged in; what was to be saved comes along for browsers that can do it themselves. */
  | { kind: 'visitor'; tool: { slug: string; name: string } | null }
  | { kind: 'failed' }

type Caller = { callApi: CallApi; isLoggedIn: boolean; locale: Locale }

/** A heart, an undone removal, or the link for others, sent as a form: hearts of all pages come here without script. */
export async function changeFavorites(form: FormData, caller: Caller): Promise<CollectAnswer> {
  const [save, remove, intent] = [readText(form, 'save'), readText(form, 'remove'), readText(form, 'intent')]
  const nameIt = async (slug: string) => ({ slug, name: await findName(slug, caller) })
  if (!caller.isLoggedIn) return { kind: 'visitor', tool: save === '' ? null : await nameIt(save) }
  try {
    if (intent === 'share') return { kind: 'shared', ...(await caller.callApi(createShare, {})) }
    if (intent === 'endShare') await caller.callApi(endShare, {})
    else if (remove !== '') {
      const { savedAt } = await caller.callApi(setFavorite, { toolId: remove, favorite: false })
      return { kind: 'removed', savedAt, ...(await nameIt(remove)) }
    } else {
      const savedAt = readText(form, 'savedAt') || undefined
      await caller.callApi(setFavorite, { toolId: save, favorite: true, savedAt })
    }
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.code !== 'login_required') return { kind: 'failed' }
    return { kind: 'visitor', tool: save === '' ? null : await nameIt(save) }
  }
}

/** The slug stands for itself where the catalogue cannot be asked. */
async function findName(slug: string, { callApi, locale }: Caller): Promise<string> {
  const list = await callApi(getTools, { ids: slug, locale }).catch(() => undefined)
  return list?.tools[0]?.name ?? slug
}
