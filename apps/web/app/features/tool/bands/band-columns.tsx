import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNarrowMonth, formatNumber, formatShortMonth } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { nameTones } from '../../../ui/bands/band-names.ts'
import { bandTone, countTones, sumPlaces } from '../../../ui/bands/band-tone.ts'
import { columnShare, figureLength, fitFigures, fitNames, type Form } from './column-fit.ts'
import { bestBandOf } from './read-bands.ts'
import './band-columns.css'

type BandMonth = ToolBands['months'][number]
type Segment = {
  tone: string
  /** Index of the tone, best first; lists that do not name the tool come last. */
  index: number
  count: number
  /** Number of lists in the segments below. */
  before: number
}

/** The segments of a month's column from the bottom up; none if there are no lists. */
function stackMonth(month: BandMonth | undefined): Segment[] {
  const { lists, places } = month ?? { lists: null, places: null }
  if (lists === null || places === null) return []
  const listed = sumPlaces(places)
  return [...countTones(places), { tone: 'unlisted', count: lists - listed, before: listed }]
    .map((segment, index) => ({ ...segment, index }))
    .filter(({ count }) => count > 0)
}

/** One path for all segments of a tone: a shape for each would take three times the bytes. */
const stackTones = (
  months: readonly BandMonth[],
  draw: (place: number, segment: Segment) => string,
): { tone: string; path: string }[] =>
  [
    ...Map.groupBy(
      months.flatMap((month, place) => stackMonth(month).map((segment) => ({ place, segment }))),
      ({ segment }) => segment.tone,
    ),
  ].map(([tone, group]) => ({ tone, path: group.map(({ place, segment }) => draw(place, segment)).join('') }))

/** In px; the other axis is in percent, so that text keeps its size at any width. */
const height = 340
const monthLine = 362
const lineHeight = 17
/** Maximum columns that are wide enough for a number in each segment. */
const wideColumns = 3

/** A stacked column for each month, best band at the bottom; a month without lists is a gap. A table has the numbers. */
export function BandColumns({ months }: Pick<ToolBands, 'months'>) {
  const { t, locale } = useLanguage()
  const scale = height / Math.max(1, ...months.map(({ lists }) => lists ?? 0))
  const isWide = months.length <= wideColumns
  const slot = 1000 / months.length
  const width = columnShare(months.length) * 1000
  const headline = bandTone(bestBandOf(months))
  const isLast = (place: number) => place === months.length - 1
  const middleOf = (place: number) => `${(((place + 0.5) * slot) / 10).toFixed(1)}%`
  const baselineOf = (before: number, count: number) => height - (before + count / 2) * scale + 4
  const names = [...nameTones(locale, t('band.beyond')), t('band.notListed')]
  const monthNames = months.map(({ month }) => (isWide ? formatShortMonth : formatNarrowMonth)(locale, month))
  const namedFrom = fitNames(monthNames)
  const labelled = months.map((month, place) =>
    stackMonth(month).filter(({ tone }) => isWide || (tone === headline && !isLast(place))),
  )
  const digits = Math.max(1, ...labelled.flat().map(({ count }) => String(count).length))
  const { turned, flat } = fitFigures(months.length, digits)
  const room = flat === 'small' ? lineHeight : Math.max(lineHeight, figureLength(digits))
  const ends = stackMonth(months.at(-1)).toReversed()
  const labelHeights = spreadLabels(
    ends.map(({ before, count }) => baselineOf(before, count)),
    lineHeight,
    height,
  )
  return (
    <svg className={flat === 'small' ? 'columns' : `columns turned flat-${flat ?? 'never'}`} aria-hidden="true">
      <svg viewBox={`0 0 1000 ${height}`} width="100%" height={height} preserveAspectRatio="none">
        {stackTones(months, (place, { before, count }) => {
          const left = Math.round((place + 0.5) * slot - width / 2)
          return `M${left} ${(height - before * scale).toFixed(1)}v${(-count * scale).toFixed(1)}h${width.toFixed(0)}v${(count * scale).toFixed(1)}z`
        }).map(({ tone, path }) => (
          <path key={tone} className={tone} d={path} />
        ))}
      </svg>
      {months.map((month, place) => (
        <g key={month.month}>
          {turned !== null &&
            labelled[place]
              ?.filter(({ count }) => count * scale >= room)
              .map(({ tone, count, before }) => (
                <text
                  key={tone}
                  className={joinClasses(tone, turned)}
                  x={middleOf(place)}
                  y={baselineOf(before, count).toFixed(0)}
                  {...asServed}
                >
                  {formatNumber(locale, count)}
                </text>
              ))}
          {month.lists === null && (
            <text x={middleOf(place)} y={height - 8}>
              –
            </text>
          )}
          {namedFrom[place] !== null && (
            <text
              className={joinClasses(isLast(place) ? 'strong' : '', namedFrom[place])}
              x={middleOf(place)}
              y={monthLine}
              {...asServed}
            >
              {monthNames[place]}
            </text>
          )}
        </g>
      ))}
      {ends.map(({ tone, index, count }, place) => (
        <text key={tone} className="end" x="100%" dx="8" y={labelHeights[place]?.toFixed(0)} {...asServed}>
          <tspan className="strong" {...asServed}>
            {formatNumber(locale, count)}
          </tspan>
          {` · ${names[index]}`}
        </text>
      ))}
      <line x1="0" x2="100%" y1={height} y2={height} />
    </svg>
  )
}

/** Texts that fit even in the smallest form need no class. */
const joinClasses = (own: string, from: Form = 'small'): string | undefined =>
  [own, from === 'small' ? '' : `from-${from}`].filter(Boolean).join(' ') || undefined

/**
 * Moves labels apart that would collide: each at least `gap` below the one before it, none beyond `bottom`. Takes and
 * returns their heights from the top, in ascending order.
 */
function spreadLabels(heights: readonly number[], gap: number, bottom: number): number[] {
  const pushed: number[] = []
  for (const height of heights) pushed.push(Math.max(height, (pushed.at(-1) ?? -Infinity) + gap))
  // Labels pushed beyond the bottom move back up, and push up those above them.
  let limit = bottom
  return pushed
    .toReversed()
    .map((height) => {
      const kept = Math.min(height, limit)
      limit = kept - gap
      return kept
    })
    .toReversed()
}
