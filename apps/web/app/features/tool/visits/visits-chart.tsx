import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import {
  formatCompact,
  formatNarrowMonth,
  formatShortMonth,
  formatMonth,
  formatSignedPercent,
} from '../../../i18n/format.ts'
import { useLocale, useLanguage } from '../../../i18n/translate.tsx'
import { computeChartLabels } from './chart-labels.ts'
import { computeChartLines } from './chart-scale.ts'
import { ColumnLabels } from '../bands/column-labels.tsx'
import { columnInset } from '../places/place-labels.ts'
import './visits-chart.css'

type VisitsChartProps = { months: NonNullable<ToolDetail['traffic']>['months'] }

/** In px; the other axis is in percent, so that text keeps its size at any width. */
const chartBase = 362
const monthBase = 384

/** Twelve columns from zero, rendered by the server. A month without figures is a gap with a dash. */
export function VisitsChart({ months }: VisitsChartProps) {
  const locale = useLocale()
  const values = months.map(({ visits }) => visits)
  const lines = computeChartLines(Math.max(0, ...values.filter((visits) => visits !== null)))
  const top = lines.at(-1) ?? 1
  const format = (visits: number) => formatCompact(locale, visits)
  const { axisWidth, fullHeight, narrow, wide } = computeChartLabels({ values, top, format, lines })
  const heightOf = (visits: number) => (visits / top) * fullHeight
  const slot = 100 / months.length
  const labels = { values, format, heightOf, base: chartBase }
  return (
    <figure className="chart-box">
      <figcaption className="unseen" {...asServed}>
        <ChartSummary months={months} />
      </figcaption>
      <svg className={`chart axis-${axisWidth}`} aria-hidden="true">
        {lines.map((value) => (
          <g key={value}>
            <line
              className="grid-line"
              x1={-axisWidth}
              x2="100%"
              y1={chartBase - heightOf(value)}
              y2={chartBase - heightOf(value)}
            />
            <text x={-axisWidth} y={chartBase - heightOf(value) - 6} {...asServed}>
              {format(value)}
            </text>
          </g>
        ))}
        {months.map(({ month, visits }, place) => {
          const isNow = place === months.length - 1
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
                  x={`${((place + columnInset) * slot).toFixed(2)}%`}
                  width={`${((1 - 2 * columnInset) * slot).toFixed(2)}%`}
                  y={(chartBase - heightOf(visits)).toFixed(1)}
                  height={heightOf(visits).toFixed(1)}
                  rx="2"
                >
                  <title {...asServed}>{`${formatShortMonth(locale, month)}: ${format(visits)}`}</title>
                </rect>
              )}
              <text className={isNow ? 'month val' : 'month'} x={middle} y={monthBase} {...asServed}>
                {formatNarrowMonth(locale, month)}
              </text>
            </g>
          )
        })}
        <line className="axis" x1={-axisWidth} x2="100%" y1={chartBase} y2={chartBase} />
        <g className="labels-narrow">
          <ColumnLabels placed={narrow} {...labels} />
        </g>
        <g className="labels-wide">
          <ColumnLabels placed={wide} {...labels} />
        </g>
      </svg>
    </figure>
  )
}

type ChartSummaryProps = { months: NonNullable<ToolDetail['traffic']>['months'] }

/** A summary of the chart for screen readers: first and last value, and the range. */
function ChartSummary({ months }: ChartSummaryProps) {
  const { t, locale } = useLanguage()
  const known = months.flatMap(({ month, visits }) => (visits === null ? [] : [{ month, visits }]))
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return null
  const visits = known.map((month) => month.visits)
  return t('entry.chartSummary', {
    first: formatCompact(locale, first.visits),
    firstMonth: formatMonth(locale, first.month),
    last: formatCompact(locale, last.visits),
    lastMonth: formatMonth(locale, last.month),
    change: first.visits === 0 ? t('site.noData') : formatSignedPercent(locale, last.visits / first.visits - 1),
    low: formatCompact(locale, Math.min(...visits)),
    high: formatCompact(locale, Math.max(...visits)),
  })
}
