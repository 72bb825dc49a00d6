import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatDecimal, formatFinePercent } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'
import '../bands/band-section.css'

/** The length and depth of a visit; what the provider does not say is shown as such. */
export function VisitTrio({ traffic }: { traffic: NonNullable<ToolDetail['traffic']> }) {
  const { t, locale } = useLanguage()
  const { visitDurationSeconds: seconds, pagesPerVisit, bounceRate } = traffic
  const figures = [
    {
      name: t('entry.visitDuration'),
      figure:
        seconds !== null &&
        t('entry.duration', {
          minutes: String(Math.floor(seconds / 60)),
          seconds: String(Math.floor(seconds % 60)).padStart(2, '0'),
        }),
    },
    { name: t('entry.pagesPerVisit'), figure: pagesPerVisit !== null && formatDecimal(locale, pagesPerVisit) },
    { name: t('entry.bounceRate'), figure: bounceRate !== null && formatFinePercent(locale, bounceRate) },
  ]
  return (
    <dl className="trio">
      {figures.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...asServed}>{figure === false ? <Unknown /> : figure}</dd>
        </div>
      ))}
    </dl>
  )
}
