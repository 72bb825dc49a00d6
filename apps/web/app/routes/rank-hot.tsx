import { getTrendingRanking, type ToolRanking } from '@polydex/contract/figure/ranking'
import { throwPageFailure } from '../request/page-failure.ts'
import type { RankingSubject } from '../features/ranking/describe-ranking.ts'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { renderRanking } from '../features/ranking/render-ranking.server.tsx'
import { monthBefore } from '../i18n/month-before.ts'
import { useTranslate } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { shareRanking } from '../share/share-ranking.server.ts'
import { ToolRankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-hot.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = queryOf(request, 'rank-hot')
  const ranking = await context
    .get(apiContext)(getTrendingRanking, { locale: context.get(localeContext), ...query })
    .catch(throwPageFailure)
  const offered = { ...ranking, months: offerMonths(ranking) }
  return {
    ...renderRanking({ request, url, context }, offered, () => subject),
    query,
    share: shareRanking(context.get(localeContext), { kind: 'ranking', key: 'hot' }, query, ranking, subject),
  }
}

const subject: RankingSubject = { view: 'trending' }

/**
 * A rise takes two months: a month without the one before has nothing to show. It is offered only if it is the newest,
 * or the one that the page shows.
 */
const offerMonths = ({ months, month: shown }: ToolRanking): string[] =>
  months.filter((month, index) => index === 0 || month === shown || months.includes(monthBefore(month)))

export default function RankHotPage({ loaderData: { ranking, parts, query, share } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <ToolRankingPage
      page="rank-hot"
      query={query}
      share={share}
      subject={subject}
      ranking={ranking}
      table="hot"
      rows={parts?.table}
      empty={
        ranking.basis === 'bands' ? (
          <EmptyRanking title={t('trending.firstMonthTitle')} text={t('trending.firstMonthText')} />
        ) : (
          <EmptyRanking title={t('ranking.noFiguresTitle')} text={t('trending.noFigures')} />
        )
      }
    />
  )
}
