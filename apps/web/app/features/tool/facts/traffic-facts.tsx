import type { ToolDetail } from '@polydex/contract/tool-detail'
import { formatCompact, formatDecimal, formatFinePercent } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'
import { Fact } from './fact.tsx'
import { GrowthFigure } from '../visits/growth-figure.tsx'

type TrafficFactsProps = { traffic: NonNullable<ToolDetail['traffic']> }

/** Visits of a site, and the duration and depth of a visit. */
export function TrafficFacts({ traffic }: TrafficFactsProps) {
  const { t, locale } = useLanguage()
  const { visits, visitDurationSeconds, pagesPerVisit, bounceRate } = traffic
  const formatDuration = (seconds: number) =>
    t('entry.duration', {
      minutes: String(Math.floor(seconds / 60)),
      seconds: String(Math.floor(seconds % 60)).padStart(2, '0'),
    })
  return (
    <>
      <Fact name={t('entry.monthlyVisits')}>{formatCompact(locale, visits)}</Fact>
      <Fact name={t('entry.growth')}>
        <GrowthFigure {...traffic} />
      </Fact>
      <Fact name={t('entry.visitDuration')}>
        {visitDurationSeconds === null ? <Unknown /> : formatDuration(visitDurationSeconds)}
      </Fact>
      <Fact name={t('entry.pagesPerVisit')}>
        {pagesPerVisit === null ? <Unknown /> : formatDecimal(locale, pagesPerVisit)}
      </Fact>
      <Fact name={t('entry.bounceRate')}>
        {bounceRate === null ? <Unknown /> : formatFinePercent(locale, bounceRate)}
      </Fact>
    </>
  )
}
