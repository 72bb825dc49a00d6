import { getSourceRanking } from '@polydex/contract/ranking'
import { throwNotFound, throwPageFailure } from '../api/page-failure.ts'
import { BasisNote } from '../features/ranking/basis-note.tsx'
import { describeRanking } from '../features/ranking/describe-ranking.ts'
import { rankingAddresses } from '../features/ranking/ranking-addresses.ts'
import { RankingFrame } from '../features/ranking/ranking-frame.tsx'
import { SourceOverview } from '../features/ranking/source-overview.tsx'
import { trafficSources } from '../features/ranking/traffic-source.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { pathTo } from '../path-to.ts'
import { queryOf } from '../query-of.ts'
import { apiContext, localeContext } from '../request-context.ts'
import type { Route } from './+types/rank-sources.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = queryOf(request, 'rank-sources')
  const offered = await context
    .get(apiContext)(getSourceRanking, { locale: context.get(localeContext), ...query })
    .catch(throwPageFailure)
  // The endpoint also returns rankings, so the type must be narrowed to sources.
  if (!('lists' in offered)) return throwNotFound()
  return { offered, query }
}

export default function RankSourcesPage({ loaderData: { offered, query } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { month, months, basis, lists } = offered
  const text = describeRanking(t, locale, { kind: 'sources' }, { month, basis, total: trafficSources.length })
  const addresses = rankingAddresses('rank-sources', locale, undefined, query, months)
  return (
    <div className="wrap">
      <PageHead
        title={text.title}
        description={text.description}
        {...addresses.canonical}
        indexable={lists.length > 0}
      />
      <RankingFrame
        text={text}
        months={months}
        month={month}
        addresses={addresses}
        provenance={<BasisNote basis={basis} month={month} />}
      >
        <SourceOverview
          lists={lists}
          addressOf={(source) =>
            pathTo('rank-source-tools', locale, source, { month: addresses.canonical.query.month })
          }
        />
      </RankingFrame>
    </div>
  )
}
