import { getCategoryGroups } from '@polydex/contract/category'
import { getCategoryRanking } from '@polydex/contract/ranking'
import { throwPageFailure } from '../api/page-failure.ts'
import { CategoryMenu } from '../features/ranking/category-menu.tsx'
import { describeRanking } from '../features/ranking/describe-ranking.ts'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { MonthMenu } from '../features/ranking/month-menu.tsx'
import { RankingHead } from '../features/ranking/ranking-head.tsx'
import { RankingTable } from '../features/ranking/ranking-table.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../path-to.ts'
import { queryOf } from '../query-of.ts'
import { apiContext, localeContext } from '../request-context.ts'
import { Pagination } from '../ui/pagination.tsx'
import type { Route } from './+types/rank-category-tools.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const query = queryOf(request, 'rank-category-tools')
  const [ranking, { groups }] = await Promise.all([
    callApi(getCategoryRanking, { category: params.category, locale, ...query }),
    callApi(getCategoryGroups, { locale }),
  ]).catch(throwPageFailure)
  return { ranking, groups, query }
}

/** The first page has no number in its address. */
const pageQuery = (page: number): number | undefined => (page === 1 ? undefined : page)

export default function RankCategoryToolsPage({ loaderData: { ranking, groups, query } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const category = ranking.category?.slug
  const addressOf = (change: { page: number | undefined; month?: string | undefined }) =>
    pathTo('rank-category-tools', locale, { category }, { ...query, ...change })
  // The newest month under its own name is the same page as the ranking without a month.
  const month = query.month === ranking.months[0] ? undefined : query.month
  return (
    <div className="wrap">
      <PageHead
        {...describeRanking(t, locale, ranking)}
        page="rank-category-tools"
        parameter={{ category }}
        query={{ month, page: pageQuery(ranking.page) }}
        indexable={query.pageSize === undefined && ranking.total > 0}
      />
      <RankingHead ranking={ranking}>
        <CategoryMenu groups={groups} current={category} />
        <MonthMenu
          months={ranking.months}
          current={ranking.month}
          addressOf={(chosen) => addressOf({ month: chosen, page: undefined })}
        />
      </RankingHead>
      {ranking.tools.length === 0 ? <EmptyRanking /> : <RankingTable ranking={ranking} />}
      <Pagination
        page={ranking.page}
        pages={ranking.pages}
        addressOf={(page) => addressOf({ page: pageQuery(page) })}
      />
    </div>
  )
}
