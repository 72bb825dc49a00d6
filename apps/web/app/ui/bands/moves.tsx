import type { BandSummary } from '@polydex/contract/figure/band-summary'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import '../figures/growth.css'

type MovesProps = { ups: NonNullable<BandSummary['ups']>; downs: NonNullable<BandSummary['downs']> }

/** Lists in which a tool went up and down; a count of none is grey. */
export function Moves({ ups, downs }: MovesProps) {
  const { t, locale } = useLanguage()
  const show = (count: number, direction: 'up' | 'down') => (
    <span className={`growth ${count === 0 ? `flat to-${direction}` : direction}`} {...asServed}>
      {formatNumber(locale, count)}
      <span className="unseen"> {direction === 'up' ? t('site.up') : t('site.down')}</span>
    </span>
  )
  return (
    <>
      {show(ups, 'up')} {show(downs, 'down')}
    </>
  )
}
