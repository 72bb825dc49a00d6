import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import './first-places.css'

type FirstPlacesProps = {
  before: number
  now: number
  /** The end of the scale, the same for all rows, so that they can be compared. */
  largest: number
}

/**
 * In how many countries a tool is among the first 1,000, the month before and now: two dots on a line, and in figures.
 */
export function FirstPlaces({ before, now, largest }: FirstPlacesProps) {
  const { t, locale } = useLanguage()
  const along = (count: number) => `${((count / Math.max(largest, 1)) * 100).toFixed(1)}%`
  const [from, to] = [formatNumber(locale, before), formatNumber(locale, now)]
  return (
    <span className={before === now ? 'first-places flat' : 'first-places'}>
      <svg aria-hidden="true">
        <line className="axis" x2="100%" y1="10" y2="10" />
        <line x1={along(before)} x2={along(now)} y1="10" y2="10" />
        <circle className="was" cx={along(before)} cy="10" r="3.5" />
        <circle cx={along(now)} cy="10" r="4.5" />
      </svg>
      <span className="num" aria-hidden="true" {...asServed}>
        {from} → {to}
      </span>
      <span className="unseen" {...asServed}>
        {t('ranking.fromTo', { from, to })}
      </span>
    </span>
  )
}
