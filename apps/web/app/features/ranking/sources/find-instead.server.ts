import type { Locale } from '@polydex/contract/locale/locale'
import { getCategoryRanking, getTrendingRanking, type RankedTool } from '@polydex/contract/figure/ranking'
import type { CallApi } from '../../../api/call-api.ts'

type Instead = Pick<RankedTool, 'slug' | 'name' | 'mark' | 'visits'>[]

/** The first tools of rankings that have figures, to show where another has none. */
export type InsteadOf = { all: Instead; trending: Instead }

const shownTools = '3'

/** Finds them; none if they could not be loaded: the page works without. */
export async function findInstead(callApi: CallApi, locale: Locale): Promise<InsteadOf> {
  const input = { locale, pageSize: shownTools }
  const [all, trending] = await Promise.all([
    callApi(getCategoryRanking, input).then(chooseTools, () => []),
    callApi(getTrendingRanking, input).then(chooseTools, () => []),
  ])
  return { all, trending }
}

const chooseTools = ({ tools, basis }: { tools: RankedTool[]; basis: string }): Instead =>
  basis === 'none' ? [] : tools.map(({ slug, name, mark, visits }) => ({ slug, name, mark, visits }))
