import { exportFavorites } from '@polydex/contract/favorite/favorite-export'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { fileName, fileTopics, fileType, writeFavorites } from '../features/favorite/keep/favorite-file.ts'
import { fileFormats } from '../features/favorite/keep/file-format.ts'
import { sendFile } from '../http/send-file.ts'
import { createTranslate } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { apiContext, localeContext, siteContext } from '../request/request-context.ts'
import { withLogin } from '../session/ask-for-login.ts'
import type { Route } from './+types/collect-export.ts'

/** All favourites of the account, as a download. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const format = fileFormats.find((name) => name === params.format) ?? throwNotFound()
  const locale = context.get(localeContext)
  const read = () => context.get(apiContext)(exportFavorites, { locale })
  const favorites = await withLogin(context, 'collect', read).catch(throwPageFailure)
  const language = { locale, t: createTranslate(locale, fileTopics) }
  const pages = `${context.get(siteContext).origin}${pathTo('tool', locale)}/`
  return sendFile(writeFavorites(format, favorites, language, pages), {
    type: fileType[format],
    name: fileName(format, favorites.exportedAt),
  })
}
