import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatFinePercent } from '../../../i18n/format.ts'
import { useLanguage, type Translate } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Bar } from '../../../ui/figures/bar.tsx'
import { Link } from '../../../ui/link.tsx'
import './source-bars.css'

type TrafficSource = NonNullable<ToolDetail['traffic']>['sources'][number]['source']

const sourceName: Record<TrafficSource, (t: Translate) => string> = {
  direct: (t) => t('entry.direct'),
  referrals: (t) => t('entry.referrals'),
  social: (t) => t('entry.social'),
  mail: (t) => t('entry.mail'),
  search: (t) => t('entry.search'),
  display: (t) => t('entry.display'),
}

type SourceBarsProps = { sources: NonNullable<ToolDetail['traffic']>['sources'] }

/** Visits by source; each links to its ranking. */
export function SourceBars({ sources }: SourceBarsProps) {
  const { t, locale } = useLanguage()
  if (sources.length === 0) return <p className="meta">{t('entry.noSources')}</p>
  const largest = Math.max(...sources.map(({ share }) => share)) || 1
  return (
    <ul className="hbars">
      {sources.map(({ source, share }) => (
        <li key={source}>
          <Link to={pathTo('rank-source-tools', locale, source)}>{sourceName[source](t)}</Link>
          <Bar share={share / largest} />
          <span className="num" {...asServed}>
            {formatFinePercent(locale, share)}
          </span>
        </li>
      ))}
    </ul>
  )
}
