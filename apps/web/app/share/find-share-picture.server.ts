import { getCountryLadder } from '@polydex/contract/figure/country-ladder'
import type { Locale } from '@polydex/contract/locale/locale'
import { getMonth } from '@polydex/contract/figure/month'
import { getCategoryRanking, getRegionRanking, getTrendingRanking } from '@polydex/contract/figure/ranking'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import type { CallApi } from '../api/call-api.ts'
import { composeCategory, composeCountry, composeLadder, composeRanking } from './compose-lists.server.tsx'
import { composeMonth } from './compose-month.server.ts'
import { composeTool } from './compose-tool.server.ts'
import { toShareImage } from './share-image.server.ts'
import type { ShareKind, SharePicture, ShareSubject } from './share-picture.ts'
import { findWords, type Words } from './share-words.server.ts'

type Find = (callApi: CallApi, words: Words, key: string) => Promise<{ key?: string; picture: SharePicture | null }>

/** How many tools the head of a category asks for; the same call here, so that both get one answer. */
const categorySize = 3

/** The same calls and the same texts as the loaders of the pages: both must arrive at the same version. */
const finders: Record<ShareKind, Find> = {
  tool: async (callApi, words, key) => {
    const tool = await callApi(getToolDetail, { toolId: key, locale: words.locale })
    return { key: tool.slug, picture: composeTool(words, tool) }
  },
  ranking: async (callApi, words, key) => {
    const { locale } = words
    return key === 'hot'
      ? { picture: composeRanking(words, await callApi(getTrendingRanking, { locale }), { view: 'trending' }) }
      : { picture: composeRanking(words, await callApi(getCategoryRanking, { locale }), { view: 'all' }) }
  },
  top: async (callApi, words, key) => {
    const ranking = await callApi(getCategoryRanking, { category: key, locale: words.locale })
    return { picture: composeRanking(words, ranking, { view: 'category', ...ranking.category }) }
  },
  country: async (callApi, words, key) => {
    const { locale } = words
    const ranking = await callApi(getRegionRanking, { region: key, locale })
    const { month } = ranking
    if ('tools' in ranking && ranking.basis !== 'bands' && ranking.tools.length > 0)
      return { picture: composeCountry(words, ranking, key) }
    const ladder = await callApi(getCountryLadder, { region: key, locale, ...(month !== null && { month }) })
    return { picture: composeLadder(words, ladder) }
  },
  category: async (callApi, words, key) => {
    const { locale } = words
    const ranking = await callApi(getCategoryRanking, { category: key, pageSize: categorySize, locale })
    return { picture: composeCategory(words, ranking) }
  },
  month: async (callApi, words, key) => ({
    picture: composeMonth(words, await callApi(getMonth, { month: key, locale: words.locale })),
  }),
}

/** What is drawn for a page, and its present address. Null: the page has the picture of its language. */
export async function findSharePicture(
  callApi: CallApi,
  locale: Locale,
  subject: ShareSubject,
): Promise<{ path: string; picture: SharePicture } | null> {
  const { key = subject.key, picture } = await finders[subject.kind](callApi, findWords(locale), subject.key)
  const image = toShareImage({ ...subject, key }, picture)
  return image && picture && { path: image.path, picture }
}
