import { getBandMap } from '@polydex/contract/figure/band-map'
import { getRegionRanking } from '@polydex/contract/figure/ranking'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { fullListsOf, mapBands } from '../features/band-map/count-tools.ts'
import { listRegions } from '../features/band-map/list-regions.ts'
import { MapChoices } from '../features/band-map/map-choices.tsx'
// For its styles: the server renders it.
import '../features/band-map/map-section.tsx'
import { renderMap } from '../features/band-map/render-map.server.tsx'
import { arrangeRegions } from '../features/ranking/regions/arrange-regions.ts'
import { BasisNote } from '../features/ranking/basis-note.tsx'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { ListOverview, NotHeld } from '../features/ranking/regions/list-overview.tsx'
import { RegionOverview } from '../features/ranking/regions/region-overview.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Provenance } from '../ui/figures/provenance.tsx'
import { useServerPart } from '../request/use-server-part.ts'
import { useFollowMaps } from '../features/band-map/use-follow-maps.ts'
import { RankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-regions.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
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
    const { month } = figures
    const map = await callApi(getBandMap, { month }).catch(throwPageFailure)
    const view = query.view === 'table' ? 'table' : 'map'
    const shown = { view, band, sources: map.sources, month: map.month } as const
    return {
      figures: { ...figures, total: fullListsOf(map).length },
      months: figures.months.filter((known) => map.months.includes(known)),
      map: shown,
      parts:
        view === 'map' ? renderMap({ request, url, context }, map, { band, month: query.month, isWhole: true }) : null,
      groups: [],
      lists: view === 'table' ? listRegions(map) : [],
      missing: map.notHeld,
      query,
    }
  }
  return {
    figures: { ...figures, total: lists.length },
    groups: arrangeRegions(locale, lists),
    missing: arrangeRegions(locale, missing).flatMap(({ regions }) => regions.map(({ region }) => region)),
    query,
    map: undefined,
    parts: null,
    lists: [],
    months: [],
  }
}

export default function RankRegionsPage({ loaderData }: Route.ComponentProps) {
  const { figures, groups, lists, missing, query, map, months, parts } = loaderData
  const drawn = useServerPart('map', parts?.map)
  useFollowMaps()
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
              <MapChoices
                view={map.view}
                band={map.band}
                months={months}
                month={map.month}
                ofView={(view) => pathTo('rank-regions', locale, undefined, { ...query, view })}
                ofBand={(band) => pathTo('rank-regions', locale, undefined, { ...query, band })}
                ofMonth={ofMonth}
              />
              {map.view === 'map' ? (
                <>
                  <div {...drawn} />
                  <div className="region-overview section">
                    <NotHeld regions={missing} />
                  </div>
                </>
              ) : (
                <ListOverview groups={lists} missing={missing} bands={mapBands} addressOf={addressOf} />
              )}
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
