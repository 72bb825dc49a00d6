import { getCategoryGroups } from '@polydex/contract/category'
import { getCategoryRanking } from '@polydex/contract/ranking'
import { throwPageFailure } from '../api/page-failure.ts'
import { CategoryMenu } from '../features/ranking/category-menu.tsx'
import { describeRanking } from '../features/ranking/describe-ranking.ts'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { offerCategories } from '../features/ranking/offer-categories.ts'
import { rankingAddresses } from '../features/ranking/ranking-addresses.ts'
import { ToolRanking } from '../features/ranking/tool-ranking.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
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
  const { t, locale } = useLanguage()
  const { category } = ranking
  const text = describeRanking(
    t,
    locale,
    category === null ? { kind: 'all' } : { kind: 'category', ...category },
    ranking,
  )
  const addresses = rankingAddresses('rank-category-tools', locale, category?.slug, query, ranking.months)
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
        menu={<CategoryMenu groups={groups} current={category} />}
        empty={<EmptyRanking title={t('ranking.emptyTitle')} text={t('ranking.emptyText')} />}
      />
    </div>
  )
}
