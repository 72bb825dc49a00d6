import { getRegionRanking } from '@polydex/contract/ranking'
import { throwNotFound, throwPageFailure } from '../api/page-failure.ts'
import { arrangeRegions } from '../features/ranking/arrange-regions.ts'
import { BasisNote } from '../features/ranking/basis-note.tsx'
import { describeRanking } from '../features/ranking/describe-ranking.ts'
import { EmptyRanking } from '../features/ranking/empty-ranking.tsx'
import { rankingAddresses } from '../features/ranking/ranking-addresses.ts'
import { RankingFrame } from '../features/ranking/ranking-frame.tsx'
import { RegionOverview } from '../features/ranking/region-overview.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../path-to.ts'
import { queryOf } from '../query-of.ts'
import { apiContext, localeContext } from '../request-context.ts'
import type { Route } from './+types/rank-regions.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const query = queryOf(request, 'rank-regions')
  const offered = await context
    .get(apiContext)(getRegionRanking, { locale, ...query })
    .catch(throwPageFailure)
  // The endpoint also returns rankings, so the type must be narrowed to regions.
  if (!('lists' in offered)) return throwNotFound()
  const { lists, ...figures } = offered
  return { figures: { ...figures, total: lists.length }, groups: arrangeRegions(locale, lists), query }
}

export default function RankRegionsPage({ loaderData: { figures, groups, query } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const text = describeRanking(t, locale, { kind: 'regions' }, figures)
  const addresses = rankingAddresses('rank-regions', locale, undefined, query, figures.months)
  return (
    <div className="wrap">
      <PageHead
        title={text.title}
        description={text.description}
        {...addresses.canonical}
        indexable={figures.total > 0}
      />
      <RankingFrame
        text={text}
        months={figures.months}
        month={figures.month}
        addresses={addresses}
        provenance={<BasisNote basis={figures.basis} month={figures.month} />}
      >
        {groups.length === 0 ? (
          <EmptyRanking title={t('ranking.noFiguresTitle')} text={t('ranking.noFiguresRegions')} />
        ) : (
          <RegionOverview
            groups={groups}
            addressOf={(region) =>
              pathTo('rank-region-tools', locale, region, { month: addresses.canonical.query.month })
            }
          />
        )}
      </RankingFrame>
    </div>
  )
}
