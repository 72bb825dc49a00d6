import { getCategoryGroups } from '@polydex/contract/category'
import { getCategoryRanking } from '@polydex/contract/ranking'
import { throwPageFailure } from '../api/page-failure.ts'
import { CategoryMenu } from '../features/ranking/category-menu.tsx'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { offerCategories } from '../features/ranking/offer-categories.ts'
import { useTranslate } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { ToolRankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-category-tools.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const query = queryOf(request, 'rank-category-tools')
  const [ranking, { groups }] = await Promise.all([
    callApi(getCategoryRanking, { category: params.category, locale, ...query }),
    callApi(getCategoryGroups, { locale }),
  ]).catch(throwPageFailure)
  return { ranking, groups: offerCategories(groups), query }
}

export default function RankCategoryToolsPage({ loaderData: { ranking, groups, query } }: Route.ComponentProps) {
  const t = useTranslate()
  const { category } = ranking
  return (
    <ToolRankingPage
      page="rank-category-tools"
      parameter={category?.slug}
      query={query}
      subject={category === null ? { view: 'all' } : { view: 'category', ...category }}
      ranking={ranking}
      menu={<CategoryMenu groups={groups} current={category} />}
      empty={<EmptyRanking title={t('ranking.emptyTitle')} text={t('ranking.emptyText')} />}
    />
  )
}
