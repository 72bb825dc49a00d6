import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatDecimal, formatFinePercent } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import '../bands/band-section.css'

/** The length and depth of a visit; what the provider does not say is left out. */
export function VisitTrio({ traffic }: { traffic: NonNullable<ToolDetail['traffic']> }) {
  const { t, locale } = useLanguage()
  const { visitDurationSeconds: seconds, pagesPerVisit, bounceRate } = traffic
  const figures = [
    seconds !== null && {
      name: t('entry.visitDuration'),
      figure: t('entry.duration', {
        minutes: String(Math.floor(seconds / 60)),
        seconds: String(Math.floor(seconds % 60)).padStart(2, '0'),
      }),
    },
    pagesPerVisit !== null && { name: t('entry.pagesPerVisit'), figure: formatDecimal(locale, pagesPerVisit) },
    bounceRate !== null && { name: t('entry.bounceRate'), figure: formatFinePercent(locale, bounceRate) },
  ].filter((shown) => shown !== false)
  if (figures.length === 0) return null
  return (
    <dl className="trio">
      {figures.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...asServed}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
