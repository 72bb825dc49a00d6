import type { LeadRiser } from '@polydex/contract/figure/lead-riser'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatShortMonth, formatShortMonthName } from '../../i18n/format.ts'
import { monthBefore } from '../../i18n/month-before.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../link.tsx'
import { Mark } from '../mark.tsx'
import { formatLeadValue, leadTitle, type LeadBasis } from './lead-title.ts'
import './lead-story.css'

/** Pixels. */
const stepsHeight = 64
const lowest = 2

/** Bars of months, as tall as their share of the largest; a month without a figure has none. */
function drawSteps(series: readonly (number | null)[]): { x: string; height: number | null }[] {
  const largest = Math.max(...series.map((value) => value ?? 0)) || 1
  return series.map((value, place) => ({
    // The last of twelve bars of 6 % ends at the right edge.
    x: `${((place * 94) / (series.length - 1)).toFixed(1)}%`,
    height: value === null ? null : Math.max(lowest, Number(((value / largest) * stepsHeight).toFixed(1))),
  }))
}

type LeadStoryProps = { lead: LeadRiser; month: string; basis: LeadBasis }

/** The finding of a month as a sentence, with the tool's mark, twelve months as bars, and three of them in words. */
export function LeadStory({ lead, month, basis }: LeadStoryProps) {
  const { t, locale } = useLanguage()
  const { slug, name, mark, group, series } = lead
  const oldest = series.findIndex((value) => value !== null)
  // The last two months are named too, at the other end.
  const marks = [oldest < 9 ? oldest : -1, 10, 11].flatMap((place) => {
    const value = series[place] ?? null
    const at = monthBefore(month, 11 - place)
    const named = place === oldest ? formatShortMonth(locale, at) : formatShortMonthName(locale, at)
    return value === null ? [] : [{ place, value, month: named }]
  })
  return (
    <Link className={`lead-story g-${group}`} to={pathTo('tool', locale, slug)}>
      <Mark name={name} mark={mark} size={72} eager />
      <span>
        <span className="lead-title" {...asServed}>
          {leadTitle(t, locale, basis, lead)}
        </span>
        <span className="lead-text">{basis === 'bands' ? t('rise.amongFirst') : t('rise.mostVisits')}</span>
      </span>
      <svg className="steps" height={stepsHeight} aria-hidden="true">
        {drawSteps(series).map(
          ({ height, x }, place) =>
            height !== null && (
              <rect
                key={x}
                className={place === 11 ? 'now' : undefined}
                x={x}
                y={stepsHeight - height}
                width="6%"
                height={height}
                rx="1.5"
              />
            ),
        )}
      </svg>
      <span className="lead-months">
        {marks.map(({ place, value, month: at }) => (
          <span key={place} {...asServed}>
            {t('rise.valueOf', { month: at, value: formatLeadValue(locale, basis, value) })}
          </span>
        ))}
      </span>
    </Link>
  )
}
