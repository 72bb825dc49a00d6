import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { LeaderList } from './leader-list.tsx'
import {
  sourceMeaning,
  sourceName,
  trafficSources,
  type SourceWithLeaders,
  type TrafficSource,
} from './traffic-source.ts'
import './source-overview.css'

type SourceOverviewProps = {
  lists: readonly SourceWithLeaders[]
  addressOf: (source: TrafficSource) => string
}

/** The six sources of visits, what each means, and its first three tools; those without figures say so. */
export function SourceOverview({ lists, addressOf }: SourceOverviewProps) {
  const { t } = useLanguage()
  return (
    <ul className="source-overview">
      {trafficSources.map((source) => {
        const list = lists.find((offered) => offered.source === source)
        return (
          <li key={source}>
            <h2>
              {list === undefined ? (
                sourceName(t, source)
              ) : (
                <Link className="tap" to={addressOf(source)}>
                  {sourceName(t, source)}
                </Link>
              )}
            </h2>
            <p>{sourceMeaning(t, source)}</p>
            {list === undefined ? (
              <p className="meta">{t('site.noData')}</p>
            ) : (
              <>
                <LeaderList tools={list.topTools} />
                <MoreLink to={addressOf(source)}>{t('ranking.allOfList', { n: list.total })}</MoreLink>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
