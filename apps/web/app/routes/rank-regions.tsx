import { getRegionRanking } from '@polydex/contract/ranking'
import { throwNotFound, throwPageFailure } from '../api/page-failure.ts'
import { arrangeRegions } from '../features/ranking/arrange-regions.ts'
import { BasisNote } from '../features/ranking/basis-note.tsx'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { RegionOverview } from '../features/ranking/region-overview.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { RankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-regions.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const query = queryOf(request, 'rank-regions')
  const offered = await context
    .get(apiContext)(getRegionRanking, { locale, ...query })
    .catch(throwPageFailure)
  // The endpoint also returns rankings, so the type must be narrowed to regions.
  if (!('lists' in offered)) return throwNotFound()
  const { lists, ...figures } = offered
  return { figures: { ...figures, total: lists.length }, groups: arrangeRegions(locale, lists), query }
}

export default function RankRegionsPage({ loaderData: { figures, groups, query } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  return (
    <RankingPage
      page="rank-regions"
      query={query}
      subject={{ kind: 'regions' }}
      figures={figures}
      provenance={<BasisNote basis={figures.basis} month={figures.month} />}
    >
      {(_, { canonical }) =>
        groups.length === 0 ? (
          <EmptyRanking title={t('ranking.noFiguresTitle')} text={t('ranking.noFiguresRegions')} />
        ) : (
          <RegionOverview
            groups={groups}
            addressOf={(region) => pathTo('rank-region-tools', locale, region, { month: canonical.query.month })}
          />
        )
      }
    </RankingPage>
  )
}
