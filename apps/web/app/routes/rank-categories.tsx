import { getCategoryStandings } from '@polydex/contract/figure/ranking'
import { throwPageFailure } from '../request/page-failure.ts'
import { BasisNote } from '../features/ranking/basis-note.tsx'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { StandingsTable } from '../features/ranking/table/standings-table.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Pagination } from '../ui/list/pagination.tsx'
import { RankingPage } from './ranking-page.tsx'
import type { Route } from './+types/rank-categories.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(request, 'rank-categories')
  const standings = await context
    .get(apiContext)(getCategoryStandings, { locale: context.get(localeContext), ...query })
    .catch(throwPageFailure)
  return { standings, query }
}

export default function RankCategoriesPage({ loaderData: { standings, query } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { month, basis, categories, page, pages } = standings
  return (
    <RankingPage
      page="rank-categories"
      table="categories"
      query={query}
      subject={{ view: 'categories' }}
      figures={standings}
      provenance={<BasisNote basis={basis} month={month} />}
    >
      {(text, { canonical, ofPage }) => (
        <>
          {categories.length === 0 ? (
            <EmptyRanking title={t('ranking.noFiguresTitle')} text={t('standings.noFigures')} />
          ) : (
            <StandingsTable
              standings={standings}
              caption={text.title}
              addressOf={(category) =>
                pathTo('rank-category-tools', locale, category, { month: canonical.query.month })
              }
            />
          )}
          <Pagination page={page} pages={pages} addressOf={ofPage} />
        </>
      )}
    </RankingPage>
  )
}
