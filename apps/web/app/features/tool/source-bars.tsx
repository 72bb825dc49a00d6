import type { ToolDetail } from '@polydex/contract/tool-detail'
import { formatFinePercent } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { Bar } from '../../ui/bar.tsx'
import { Link } from '../../ui/link.tsx'
import { sourceName } from './source-name.ts'
import './source-bars.css'

type SourceBarsProps = { sources: NonNullable<ToolDetail['traffic']>['sources'] }

/** Visits by source; each links to its ranking. */
export function SourceBars({ sources }: SourceBarsProps) {
  const { t, locale } = useLanguage()
  if (sources.length === 0) return <p className="meta">{t('tool.noSources')}</p>
  return (
    <ul className="hbars">
      {sources.map(({ source, share }) => (
        <li key={source}>
          <Link to={pathTo('rank-source-tools', locale, source)}>{sourceName(t, source)}</Link>
          <span className="num" suppressHydrationWarning>
            {formatFinePercent(locale, share)}
          </span>
          <Bar share={share} />
        </li>
      ))}
    </ul>
  )
}
