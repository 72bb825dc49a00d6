import { getCategoryStandings } from '@polydex/contract/ranking'
import { throwPageFailure } from '../api/page-failure.ts'
import { BasisNote } from '../features/ranking/basis-note.tsx'
import { describeRanking } from '../features/ranking/describe-ranking.ts'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { rankingAddresses } from '../features/ranking/ranking-addresses.ts'
import { RankingFrame } from '../features/ranking/ranking-frame.tsx'
import { StandingsTable } from '../features/ranking/standings-table.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../addresses/path-to.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { Pagination } from '../ui/pagination.tsx'
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
  const { month, months, basis, categories } = standings
  const text = describeRanking(t, locale, { kind: 'categories' }, standings)
  const addresses = rankingAddresses('rank-categories', locale, undefined, query, months)
  return (
    <div className="wrap">
      <PageHead
        title={text.title}
        description={text.description}
        {...addresses.canonical}
        indexable={query.pageSize === undefined && standings.total > 0}
      />
      <RankingFrame
        text={text}
        months={months}
        month={month}
        addresses={addresses}
        provenance={<BasisNote basis={basis} month={month} />}
      >
        {categories.length === 0 ? (
          <EmptyRanking title={t('ranking.noFiguresTitle')} text={t('ranking.noFiguresCategories')} />
        ) : (
          <StandingsTable
            standings={standings}
            caption={text.title}
            addressOf={(category) =>
              pathTo('rank-category-tools', locale, category, { month: addresses.canonical.query.month })
            }
          />
        )}
        <Pagination page={standings.page} pages={standings.pages} addressOf={addresses.ofPage} />
      </RankingFrame>
    </div>
  )
}
