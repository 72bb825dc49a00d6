import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { formatSignedCompact, formatSignedPercent } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Growth } from '../../../ui/figures/growth.tsx'

type GrowthFigureProps = Pick<NonNullable<ToolDetail['traffic']>, 'growth' | 'growthRate'>

/** The rate; if the previous month was too small, the difference; otherwise "not comparable". */
export function GrowthFigure({ growth, growthRate }: GrowthFigureProps) {
  const { t, locale } = useLanguage()
  const value = growthRate ?? growth
  if (value === null) return <span className="none">{t('entry.notComparable')}</span>
  return (
    <Growth value={value}>
      {growthRate === null ? formatSignedCompact(locale, value) : formatSignedPercent(locale, value)}
    </Growth>
  )
}
