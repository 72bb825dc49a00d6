import type { RankedTool } from '@polydex/contract/ranking'
import { formatCompact, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'

/** Visits; with bands, the best place and the number of countries; otherwise "no data". */
export function RankedFigure({ tool: { visits, bands } }: { tool: Pick<RankedTool, 'visits' | 'bands'> }) {
  const { t, locale } = useLanguage()
  if (visits !== null) return formatCompact(locale, visits)
  if (bands === null) return <span className="unknown">{t('site.noData')}</span>
  return (
    <>
      {t('ranking.topBand', { band: formatNumber(locale, bands.bestBand) })}
      <span className="meta">{t('ranking.inCountries', { n: bands.countries })}</span>
    </>
  )
}
