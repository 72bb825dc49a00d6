import { getCategoryGroups } from '@polydex/contract/tool/category'
import { getCategoryRanking, type CategoryRanking } from '@polydex/contract/figure/ranking'
import { throwPageFailure } from '../request/page-failure.ts'
import { CategoryMenu, offerCategories } from '../features/ranking/category-menu.tsx'
import type { RankingSubject } from '../features/ranking/describe-ranking.ts'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { renderRanking } from '../features/ranking/render-ranking.server.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import type { ShareSubject } from '../share/share-picture.ts'
import { shareRanking } from '../share/share-ranking.server.ts'
import { ToolRankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-category-tools.ts'

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const query = queryOf(request, 'rank-category-tools')
  const [ranking, { groups }] = await Promise.all([
    callApi(getCategoryRanking, { category: params.category, locale, ...query }),
    callApi(getCategoryGroups, { locale }),
  ]).catch(throwPageFailure)
  const rendered = renderRanking({ request, url, context }, ranking, () => subjectOf(ranking))
  const { category } = ranking
  const named: ShareSubject = category === null ? { kind: 'ranking', key: 'all' } : { kind: 'top', key: category.slug }
  const share = shareRanking(locale, named, query, ranking, subjectOf(ranking))
  return { ...rendered, groups: offerCategories(groups), query, share }
}

const subjectOf = ({ category }: Pick<CategoryRanking, 'category'>): RankingSubject =>
  category === null ? { view: 'all' } : { view: 'category', ...category }

export default function RankCategoryToolsPage({ loaderData }: Route.ComponentProps) {
  const { ranking, parts, groups, query, share } = loaderData
  const t = useTranslate()
  const { category } = ranking
  return (
    <ToolRankingPage
      page="rank-category-tools"
      parameter={category?.slug}
      query={query}
      share={share}
      subject={subjectOf(ranking)}
      ranking={ranking}
      table="category"
      rows={parts?.table}
      menu={<CategoryMenu groups={groups} current={category} />}
      empty={<EmptyRanking title={t('ranking.emptyTitle')} text={t('ranking.emptyText')} />}
    />
  )
}
