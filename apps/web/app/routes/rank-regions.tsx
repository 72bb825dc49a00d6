import { getBandMap } from '@polydex/contract/band-map'
import { getRegionRanking } from '@polydex/contract/ranking'
import { throwNotFound, throwPageFailure } from '../api/page-failure.ts'
import { arrangeMap, mapBands } from '../features/band-map/arrange-map.ts'
import { listRegions } from '../features/band-map/list-regions.ts'
import { CountryMap } from '../features/band-map/country-map.tsx'
import { arrangeRegions } from '../features/ranking/regions/arrange-regions.ts'
import { BasisNote } from '../features/ranking/basis-note.tsx'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { ListOverview } from '../features/ranking/overview/list-overview.tsx'
import { RegionOverview } from '../features/ranking/regions/region-overview.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Provenance } from '../ui/figures/provenance.tsx'
import { RankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-regions.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const callApi = context.get(apiContext)
  const query = queryOf(request, 'rank-regions')
  const band = mapBands.find((known) => String(known) === (query.band ?? '1000')) ?? throwNotFound()
  const offered = await callApi(getRegionRanking, { locale, month: query.month }).catch(throwPageFailure)
  // The endpoint also returns rankings, so the type must be narrowed to regions.
  if (!('lists' in offered)) return throwNotFound()
  const { lists, missing, ...figures } = offered
  // Requested only if it is shown: most installations have visits, and the first answer says so.
  if (figures.basis === 'bands' && figures.month !== null) {
    const map = await callApi(getBandMap, { month: figures.month }).catch(throwPageFailure)
    const arranged = arrangeMap(map, band)
    const months = figures.months.filter((month) => map.months.includes(month))
    return { figures: { ...figures, total: arranged.fullLists }, map: arranged, months, groups: [], missing: [], query }
  }
  return {
    figures: { ...figures, total: lists.length },
    groups: arrangeRegions(locale, lists),
    missing: arrangeRegions(locale, missing).flatMap(({ regions }) => regions.map(({ region }) => region)),
    query,
    map: undefined,
    months: [],
  }
}

export default function RankRegionsPage({ loaderData }: Route.ComponentProps) {
  const { figures, groups, missing, query, map, months } = loaderData
  const { t, locale } = useLanguage()
  return (
    <RankingPage
      page="rank-regions"
      query={query}
      subject={{ view: 'regions' }}
      figures={figures}
      provenance={
        map === undefined ? (
          <BasisNote basis={figures.basis} month={figures.month} />
        ) : (
          <Provenance sources={map.sources} month={map.month} isCompared={false} />
        )
      }
    >
      {(_, { canonical, ofMonth }) => {
        const { month } = canonical.query
        const addressOf = (region: string) => pathTo('rank-region-tools', locale, region, { month })
        if (map !== undefined)
          return (
            <>
              <CountryMap
                map={map}
                months={months}
                month={month === undefined ? undefined : String(month)}
                ofBand={(band) => pathTo('rank-regions', locale, undefined, { month, band })}
                ofMonth={ofMonth}
              />
              <ListOverview {...listRegions(map)} bands={mapBands} addressOf={addressOf} />
            </>
          )
        return groups.length === 0 ? (
          <EmptyRanking title={t('ranking.noFiguresTitle')} text={t('ranking.noFiguresRegions')} />
        ) : (
          <RegionOverview groups={groups} missing={missing} addressOf={addressOf} />
        )
      }}
    </RankingPage>
  )
}
