import { exportFavorites } from '@polydex/contract/favorite/favorite-export'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { fileName, fileType, writeFavorites } from '../features/favorite/keep/favorite-file.ts'
import { sendFile } from '../http/send-file.ts'
import { createTranslate } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { apiContext, localeContext, siteContext } from '../request/request-context.ts'
import { withLogin } from '../session/ask-for-login.ts'
import { tableTopics, tableType } from '../table/tool-columns.ts'
import { writeTools } from '../table/write-tools.server.ts'
import type { Route } from './+types/collect-export.ts'

/** All favourites of the account, as a download. */
export async function loader({ params: { format }, context }: Route.LoaderArgs) {
  if (format !== 'csv' && format !== 'json') return throwNotFound()
  const locale = context.get(localeContext)
  const callApi = context.get(apiContext)
  const site = context.get(siteContext)
  const favorites = await withLogin(context, 'collect', () => callApi(exportFavorites, { locale })).catch(
    throwPageFailure,
  )
  if (format === 'json') {
    const text = writeFavorites(favorites, `${site.origin}${pathTo('tool', locale)}/`)
    return sendFile(text, { type: fileType, name: fileName(favorites.exportedAt) })
  }
  const language = { locale, t: createTranslate(locale, tableTopics) }
  const { text, name } = await writeTools(callApi, language, site, {
    title: 'favourites',
    tools: favorites.favorites,
  }).catch(throwPageFailure)
  return sendFile(text, { type: tableType, name })
}
