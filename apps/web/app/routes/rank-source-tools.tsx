import { getSourceRanking } from '@polydex/contract/ranking'
import { throwNotFound, throwPageFailure } from '../api/page-failure.ts'
import type { RankingSubject } from '../features/ranking/describe-ranking.ts'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { renderRanking } from '../features/ranking/render-ranking.server.tsx'
import { SourceMenu } from '../features/ranking/source-menu.tsx'
import { defaultSource, isTrafficSource, sourceName, type TrafficSource } from '../features/ranking/traffic-source.ts'
import { useTranslate, type Translate } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { ToolRankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-source-tools.ts'

export async function loader({ params: { source = defaultSource }, request, url, context }: Route.LoaderArgs) {
  if (!isTrafficSource(source)) return throwNotFound()
  const query = queryOf(request, 'rank-source-tools')
  const ranking = await context
    .get(apiContext)(getSourceRanking, { source, locale: context.get(localeContext), ...query })
    .catch(throwPageFailure)
  // The endpoint also returns the list of sources, so the type must be narrowed to a ranking.
  if (!('tools' in ranking)) return throwNotFound()
  const subjectOf = (t: Translate) => nameSource(t, source)
  return { ...renderRanking({ request, url, context }, ranking, subjectOf), query }
}

const nameSource = (t: Translate, source: TrafficSource): RankingSubject => ({
  view: 'source',
  name: sourceName(t, source),
})

export default function RankSourceToolsPage({ loaderData: { ranking, parts, query } }: Route.ComponentProps) {
  const t = useTranslate()
  const { source } = ranking
  return (
    <ToolRankingPage
      page="rank-source-tools"
      // Without a source in the address, the canonical address is that of the page with the source.
      parameter={source}
      query={query}
      subject={nameSource(t, source)}
      ranking={ranking}
      table={parts?.table}
      menu={<SourceMenu current={source} />}
      empty={<EmptyRanking title={t('ranking.noFiguresTitle')} text={t('ranking.noFiguresSources')} />}
    />
  )
}
