import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../i18n/as-served.ts'
import {
  formatCompact,
  formatMonth,
  formatNarrowMonth,
  formatShortMonth,
  formatSignedPercent,
} from '../../i18n/format.ts'
import { useLanguage, useLocale } from '../../i18n/translate.tsx'
import { computeChartLines } from './chart-scale.ts'
import './visits-chart.css'

type VisitsChartProps = { months: NonNullable<ToolDetail['traffic']>['months'] }

/** In px; the other axis is in percent, so that text keeps its size at any width. */
const chartTop = 24
const chartBase = 242
const labelBase = 264
const axisStart = -52

/** Twelve columns, rendered by the server. A month without figures is a gap with a dash. */
export function VisitsChart({ months }: VisitsChartProps) {
  const locale = useLocale()
  const known = months.map(({ visits }) => visits).filter((visits) => visits !== null)
  const lines = computeChartLines(Math.max(0, ...known))
  const top = lines.at(-1) ?? 1
  const heightOf = (visits: number) => chartBase - (visits / top) * (chartBase - chartTop)
  return (
    <figure>
      <figcaption className="unseen" {...asServed}>
        <ChartSummary months={months} />
      </figcaption>
      <svg className="chart" aria-hidden="true">
        {lines.map((value) => (
          <g key={value}>
            <line className="grid-line" x1={axisStart} x2="100%" y1={heightOf(value)} y2={heightOf(value)} />
            <text x={axisStart} y={heightOf(value) - 6} {...asServed}>
              {formatCompact(locale, value)}
            </text>
          </g>
        ))}
        {months.map(({ month, visits }, place) => {
          const isNow = place === months.length - 1
          const slot = 100 / months.length
          const middle = `${((place + 0.5) * slot).toFixed(2)}%`
          return (
            <g key={month}>
              {visits === null ? (
                <text className="month" x={middle} y={chartBase - 8}>
                  –
                </text>
              ) : (
                <rect
                  className={isNow ? 'column now' : 'column'}
                  x={`${((place + 0.14) * slot).toFixed(2)}%`}
                  width={`${(0.72 * slot).toFixed(2)}%`}
                  y={heightOf(visits).toFixed(1)}
                  height={(chartBase - heightOf(visits)).toFixed(1)}
                  rx="2"
                >
                  <title {...asServed}>{`${formatShortMonth(locale, month)}: ${formatCompact(locale, visits)}`}</title>
                </rect>
              )}
              {isNow && visits !== null && (
                <text className="val end" x="100%" y={(heightOf(visits) - 8).toFixed(1)} {...asServed}>
                  {formatCompact(locale, visits)}
                </text>
              )}
              <text className={isNow ? 'month val' : 'month'} x={middle} y={labelBase} {...asServed}>
                {formatNarrowMonth(locale, month)}
              </text>
            </g>
          )
        })}
        <line className="axis" x1={axisStart} x2="100%" y1={chartBase} y2={chartBase} />
      </svg>
    </figure>
  )
}

/** A summary of the chart for screen readers: first and last value, and the range. */
function ChartSummary({ months }: VisitsChartProps) {
  const { t, locale } = useLanguage()
  const known = months.flatMap(({ month, visits }) => (visits === null ? [] : [{ month, visits }]))
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return null
  const visits = known.map((month) => month.visits)
  return t('tool.chartSummary', {
    first: formatCompact(locale, first.visits),
    firstMonth: formatMonth(locale, first.month),
    last: formatCompact(locale, last.visits),
    lastMonth: formatMonth(locale, last.month),
    change: first.visits === 0 ? t('site.noData') : formatSignedPercent(locale, last.visits / first.visits - 1),
    low: formatCompact(locale, Math.min(...visits)),
    high: formatCompact(locale, Math.max(...visits)),
  })
}
