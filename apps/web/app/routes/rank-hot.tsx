import { getTrendingRanking } from '@polydex/contract/ranking'
import { throwPageFailure } from '../api/page-failure.ts'
import { describeRanking } from '../features/ranking/describe-ranking.ts'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { rankingAddresses } from '../features/ranking/ranking-addresses.ts'
import { ToolRanking } from '../features/ranking/tool-ranking.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import type { Route } from './+types/rank-hot.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(request, 'rank-hot')
  const ranking = await context
    .get(apiContext)(getTrendingRanking, { locale: context.get(localeContext), ...query })
    .catch(throwPageFailure)
  return { ranking, query }
}

export default function RankHotPage({ loaderData: { ranking, query } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const text = describeRanking(t, locale, { kind: 'trending' }, ranking)
  const addresses = rankingAddresses('rank-hot', locale, undefined, query, ranking.months)
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
        empty={<EmptyRanking title={t('ranking.noFiguresTitle')} text={t('ranking.noFiguresTrending')} />}
      />
    </div>
  )
}
