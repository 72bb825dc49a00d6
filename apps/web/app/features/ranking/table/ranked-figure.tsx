import type { RankedTool } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { BandLine } from '../../../ui/bands/band-line.tsx'

type RankedFigureProps = { tool: Pick<RankedTool, 'visits' | 'band' | 'bands'> }

/** Visits; the place in the ranked country's list; places in all lists; otherwise "no data". */
export function RankedFigure({ tool: { visits, band, bands } }: RankedFigureProps) {
  const { t, locale } = useLanguage()
  if (visits !== null) return formatCompact(locale, visits)
  if (band !== null) return <span {...asServed}>{t('band.first', { band: formatNumber(locale, band) })}</span>
  if (bands !== null) return <BandLine places={bands.places} />
  return <span className="unknown">{t('site.noData')}</span>
}
