import { asServed } from '../i18n/as-served.ts'
import { formatCompact } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { Unknown } from './unknown.tsx'
import './sparkline.css'

const width = 112
const height = 28
const inset = 4

/** Months with figures, connected by a line; gaps stay gaps. Screen readers get the first and the last figure. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const { t, locale } = useLanguage()
  const known = values.filter((value) => value !== null)
  const [from, to] = [known[0], known.at(-1)]
  if (known.length < 2 || from === undefined || to === undefined) return <Unknown />
  const low = Math.min(...known)
  const span = Math.max(...known) - low || 1
  const points = values.map((value, index) =>
    value === null
      ? null
      : {
          x: (3 + (index / (values.length - 1)) * (width - 6)).toFixed(1),
          y: (height - inset - ((value - low) / span) * (height - 2 * inset)).toFixed(1),
        },
  )
  const line = points
    .map((point, index) =>
      point === null ? '' : `${(points[index - 1] ?? null) === null ? 'M' : 'L'}${point.x} ${point.y}`,
    )
    .join('')
  const end = points.findLast((point) => point !== null)
  return (
    <>
      <svg className="spark" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={line} />
        {end && <path className="end" d={`M${end.x} ${end.y}h.01`} />}
      </svg>
      <span className="unseen" {...asServed}>
        {t('site.fromTo', { from: formatCompact(locale, from), to: formatCompact(locale, to) })}
      </span>
    </>
  )
}
