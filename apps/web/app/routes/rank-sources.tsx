import { getSourceRanking } from '@polydex/contract/figure/ranking'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import { BasisNote } from '../features/ranking/basis-note.tsx'
import { findInstead } from '../features/ranking/sources/find-instead.server.ts'
import { NoSourceFigures, SourceOverview } from '../features/ranking/sources/source-overview.tsx'
import { useLocale } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { RankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-sources.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(request, 'rank-sources')
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const offered = await callApi(getSourceRanking, { locale, ...query }).catch(throwPageFailure)
  // The endpoint also returns rankings, so the type must be narrowed to sources.
  if (!('lists' in offered)) return throwNotFound()
  return { offered, query, instead: offered.lists.length === 0 ? await findInstead(callApi, locale) : null }
}

export default function RankSourcesPage({ loaderData: { offered, query, instead } }: Route.ComponentProps) {
  const locale = useLocale()
  const { month, basis, lists } = offered
  return (
    <RankingPage
      page="rank-sources"
      query={query}
      subject={{ view: 'sources' }}
      figures={{ ...offered, total: lists.length }}
      provenance={<BasisNote basis={basis} month={month} />}
    >
      {(_, { canonical }) =>
        lists.length === 0 ? (
          <NoSourceFigures instead={instead} />
        ) : (
          <SourceOverview
            lists={lists}
            addressOf={(source) => pathTo('rank-source-tools', locale, source, { month: canonical.query.month })}
          />
        )
      }
    </RankingPage>
  )
}
