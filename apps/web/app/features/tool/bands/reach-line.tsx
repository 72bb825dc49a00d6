import type { ToolBands } from '@polydex/contract/tool-bands'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonth, formatPercent } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'

const height = 48
const inset = 3

/**
 * Reach by month, from zero. Reach has no unit, so the only number is a percentage of its own maximum. Gaps stay gaps.
 */
export function ReachLine({ months }: Pick<ToolBands, 'months'>) {
  const { t, locale } = useLanguage()
  const last = months.at(-1)
  if (last === undefined || last.reach === null) return null
  const points = months.map(({ reach }, place) =>
    reach === null
      ? null
      : `${(((place + 0.5) / months.length) * 1000).toFixed(0)} ${(height - inset - reach * (height - 2 * inset)).toFixed(1)}`,
  )
  const line = points
    .map((point, place) => (point === null ? '' : `${(points[place - 1] ?? null) === null ? 'M' : 'L'}${point}`))
    .join('')
  return (
    <figure className="reach">
      <svg viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${height}H1000`} className="zero" />
        <path d={line} />
      </svg>
      <figcaption className="meta" {...asServed}>
        {t('entry.reachLine', { month: formatMonth(locale, last.month), share: formatPercent(locale, last.reach) })}
      </figcaption>
    </figure>
  )
}
