import { getBandMap } from '@polydex/contract/figure/band-map'
import type { Locale } from '@polydex/contract/locale/locale'
import { ownRegion } from '@polydex/contract/locale/own-region'
import { getRegionRanking, type RegionRanking } from '@polydex/contract/figure/ranking'
import type { CallApi } from '../../../api/call-api.ts'
import { throwPageFailure } from '../../../request/page-failure.ts'
import { likelyRegions } from '../../../i18n/likely-regions.ts'

/**
 * The country that a reader of the language most likely means: its own, unless there are no figures of it. With lists,
 * the largest country is the one with the longest list, whichever names the most tools.
 */
export async function chooseRegion(callApi: CallApi, locale: Locale, offered: RegionRanking): Promise<string> {
  const own = ownRegion(locale)
  const listed = 'lists' in offered ? offered.lists.filter(({ total }) => total > 0) : []
  if (listed.length === 0 || listed.some(({ region }) => region === own)) return own
  // Its newest figures may be older than those of others.
  const ranking = await callApi(getRegionRanking, { region: own, locale, pageSize: '1' }).catch(throwPageFailure)
  if ('tools' in ranking && ranking.total > 0) return own
  if (offered.basis !== 'bands') return likelyRegions(locale, listed)[0]?.region ?? own
  const map = await callApi(getBandMap, {}).catch(throwPageFailure)
  const lengths = new Map(map.lists.map(({ region, sites }) => [region, sites]))
  const held = listed.map(({ region }) => ({ region, total: lengths.get(region) ?? 1 }))
  return likelyRegions(locale, held)[0]?.region ?? own
}
