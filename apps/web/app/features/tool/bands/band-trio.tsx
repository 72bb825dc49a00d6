import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import { Moves } from '../../../ui/bands/moves.tsx'
import { bestBandOf, countBefore, countUpTo, newestOf } from './read-bands.ts'

/** How many full lists have the tool in its best band, how many name it, and in how many it moved. */
export function BandTrio({ bands }: { bands: ToolBands }) {
  const { t, locale } = useLanguage()
  const { lists, places } = newestOf(bands)
  const best = bestBandOf(bands.months)
  const before = countBefore(bands, best)
  const month = formatMonthName(locale, monthBefore(bands.month))
  const format = (n: number) => formatNumber(locale, n)
  return (
    <dl className="trio">
      <div>
        <dt {...asServed}>{t('band.first', { band: format(best) })}</dt>
        <dd {...asServed}>
          {format(countUpTo(places, best))}{' '}
          {before !== null && <small>{t('entry.countInMonth', { n: format(before), month })}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('entry.listedIn')}</dt>
        <dd {...asServed}>{t('entry.partOf', { n: format(sumPlaces(places)), total: format(lists) })}</dd>
      </div>
      {bands.moves !== null && (
        <div>
          <dt {...asServed}>{t('band.movesSince', { month })}</dt>
          <dd>
            <Moves {...bands.moves} />
          </dd>
        </div>
      )}
    </dl>
  )
}
