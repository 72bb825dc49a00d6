import { getRegionRanking } from '@polydex/contract/ranking'
import { throwNotFound, throwPageFailure } from '../api/page-failure.ts'
import { arrangeRegions } from '../features/ranking/arrange-regions.ts'
import { NoRegionFigures } from '../features/ranking/no-region-figures.tsx'
import { RegionChoice } from '../features/ranking/region-choice.tsx'
import { formatCountry } from '../i18n/format.ts'
import { ownRegion } from '@polydex/contract/own-region'
import { useLocale } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { ToolRankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-region-tools.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const query = queryOf(request, 'rank-region-tools')
  const [ranking, offered] = await Promise.all([
    callApi(getRegionRanking, { region: params.region ?? ownRegion(locale), locale, ...query }),
    callApi(getRegionRanking, { locale }),
  ]).catch(throwPageFailure)
  // One endpoint returns both shapes, so the type must be narrowed.
  if (!('tools' in ranking) || !('lists' in offered)) return throwNotFound()
  const regions = offered.lists.map(({ region, total }) => ({ region, total }))
  return { ranking, groups: arrangeRegions(locale, regions), query }
}

export default function RankRegionToolsPage({ loaderData: { ranking, groups, query } }: Route.ComponentProps) {
  const locale = useLocale()
  const { region } = ranking
  return (
    <ToolRankingPage
      page="rank-region-tools"
      // Without a region in the address, the canonical address is that of the page with the region.
      parameter={region}
      query={query}
      subject={{ kind: 'region', name: formatCountry(locale, region) }}
      ranking={ranking}
      menu={<RegionChoice groups={groups} current={region} />}
      empty={<NoRegionFigures groups={groups} />}
    />
  )
}
