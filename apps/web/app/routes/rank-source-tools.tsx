import { getSourceRanking } from '@polydex/contract/figure/ranking'
import { throwNotFound, throwPageFailure } from '../request/page-failure.ts'
import type { RankingSubject } from '../features/ranking/describe-ranking.ts'
import { findInstead } from '../features/ranking/sources/find-instead.server.ts'
import { NoSourceFigures } from '../features/ranking/sources/source-overview.tsx'
import { renderRanking } from '../features/ranking/render-ranking.server.tsx'
import { SourceMenu } from '../features/ranking/sources/source-menu.tsx'
import {
  defaultSource,
  isTrafficSource,
  sourceName,
  type TrafficSource,
} from '../features/ranking/sources/traffic-source.ts'
import { useTranslate, type Translate } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { ToolRankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-source-tools.ts'

export async function loader({ params: { source = defaultSource }, request, url, context }: Route.LoaderArgs) {
  if (!isTrafficSource(source)) return throwNotFound()
  const query = queryOf(request, 'rank-source-tools')
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const [ranking, offered] = await Promise.all([
    callApi(getSourceRanking, { source, locale, ...query }),
    callApi(getSourceRanking, { locale }),
  ]).catch(throwPageFailure)
  // One endpoint returns both shapes, so the type must be narrowed.
  if (!('tools' in ranking) || !('lists' in offered)) return throwNotFound()
  const subjectOf = (t: Translate) => nameSource(t, source)
  const sources = offered.lists.map(({ source: known }) => known)
  const instead = ranking.tools.length === 0 ? await findInstead(callApi, locale) : null
  return { ...renderRanking({ request, url, context }, ranking, subjectOf), sources, query, instead }
}

const nameSource = (t: Translate, source: TrafficSource): RankingSubject => ({
  view: 'source',
  name: sourceName(t, source),
})

export default function RankSourceToolsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { ranking, parts, sources, query, instead } = loaderData
  const { source } = ranking
  return (
    <ToolRankingPage
      page="rank-source-tools"
      // Without a source in the address, the canonical address is that of the page with the source.
      parameter={source}
      query={query}
      subject={nameSource(t, source)}
      ranking={ranking}
      table="source"
      rows={parts?.table}
      menu={<SourceMenu current={source} offered={sources} month={query.month} />}
      empty={<NoSourceFigures instead={instead} />}
    />
  )
}
