import { getSourceRanking } from '@polydex/contract/ranking'
import { throwNotFound, throwPageFailure } from '../api/page-failure.ts'
import { describeRanking } from '../features/ranking/describe-ranking.ts'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { rankingAddresses } from '../features/ranking/ranking-addresses.ts'
import { SourceMenu } from '../features/ranking/source-menu.tsx'
import { ToolRanking } from '../features/ranking/tool-ranking.tsx'
import { defaultSource, isTrafficSource, sourceName } from '../features/ranking/traffic-source.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { queryOf } from '../query-of.ts'
import { apiContext, localeContext } from '../request-context.ts'
import type { Route } from './+types/rank-source-tools.ts'

export async function loader({ params: { source = defaultSource }, request, context }: Route.LoaderArgs) {
  if (!isTrafficSource(source)) return throwNotFound()
  const query = queryOf(request, 'rank-source-tools')
  const ranking = await context
    .get(apiContext)(getSourceRanking, { source, locale: context.get(localeContext), ...query })
    .catch(throwPageFailure)
  // The endpoint also returns the list of sources, so the type must be narrowed to a ranking.
  if (!('tools' in ranking)) return throwNotFound()
  return { ranking, query }
}

export default function RankSourceToolsPage({ loaderData: { ranking, query } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { source } = ranking
  const text = describeRanking(t, locale, { kind: 'source', name: sourceName(t, source) }, ranking)
  // Without a source in the address, the canonical address is that of the page with the source.
  const addresses = rankingAddresses('rank-source-tools', locale, source, query, ranking.months)
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
        menu={<SourceMenu current={source} />}
        empty={<EmptyRanking title={t('ranking.noFiguresTitle')} text={t('ranking.noFiguresSources')} />}
      />
    </div>
  )
}
