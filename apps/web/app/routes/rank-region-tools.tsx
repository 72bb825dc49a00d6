import { getRegionRanking } from '@polydex/contract/ranking'
import { throwNotFound, throwPageFailure } from '../api/page-failure.ts'
import { arrangeRegions } from '../features/ranking/arrange-regions.ts'
import { describeRanking } from '../features/ranking/describe-ranking.ts'
import { NoRegionFigures } from '../features/ranking/no-region-figures.tsx'
import { ownRegion } from '../features/ranking/own-region.ts'
import { rankingAddresses } from '../features/ranking/ranking-addresses.ts'
import { RegionChoice } from '../features/ranking/region-choice.tsx'
import { ToolRanking } from '../features/ranking/tool-ranking.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { formatCountry } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { queryOf } from '../query-of.ts'
import { apiContext, localeContext } from '../request-context.ts'
import type { Route } from './+types/rank-region-tools.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const query = queryOf(request, 'rank-region-tools')
  const [ranking, offered] = await Promise.all([
    callApi(getRegionRanking, { region: params.region ?? ownRegion[locale], locale, ...query }),
    callApi(getRegionRanking, { locale }),
  ]).catch(throwPageFailure)
  // One endpoint returns both shapes, so the type must be narrowed.
  if (!('tools' in ranking) || !('lists' in offered)) return throwNotFound()
  const regions = offered.lists.map(({ region, total }) => ({ region, total }))
  return { ranking, groups: arrangeRegions(locale, regions), query }
}

export default function RankRegionToolsPage({ loaderData: { ranking, groups, query } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { region } = ranking
  const text = describeRanking(t, locale, { kind: 'region', name: formatCountry(locale, region) }, ranking)
  // Without a region in the address, the canonical address is that of the page with the region.
  const addresses = rankingAddresses('rank-region-tools', locale, region, query, ranking.months)
  return (
    <div className="wrap">
      <PageHead
        title={text.title}
        description={text.description}
        {...addresses.canonical}
        indexable={query.pageSize === undefined && ranking.total > 0}
      />
      <ToolRanking
        ranking={ranking}
        text={text}
        addresses={addresses}
        menu={<RegionChoice groups={groups} current={region} />}
        empty={<NoRegionFigures groups={groups} />}
      />
    </div>
  )
}
