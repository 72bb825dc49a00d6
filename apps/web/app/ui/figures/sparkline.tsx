import { asServed } from '../../i18n/as-served.ts'
import { formatCompact } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { drawSparkline, sparklineSize } from './draw-sparkline.ts'
import { Unknown } from './unknown.tsx'
import './sparkline.css'

/** Months with figures, connected by a line; gaps stay gaps. Screen readers get high, low and last. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const { t, locale } = useLanguage()
  const known = values.filter((value) => value !== null)
  const last = known.at(-1)
  if (known.length < 2 || last === undefined) return <Unknown />
  const { line, end } = drawSparkline(values)
  return (
    <>
      <svg
        className="spark"
        viewBox={`0 0 ${sparklineSize.width} ${sparklineSize.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={line} />
        <path className="end" d={end} />
      </svg>
      <span className="unseen" {...asServed}>
        {t('site.highLowLast', {
          high: formatCompact(locale, Math.max(...known)),
          low: formatCompact(locale, Math.min(...known)),
          last: formatCompact(locale, last),
        })}
      </span>
    </>
  )
}
