import type { ToolBands } from '@polydex/contract/tool-bands'
import type { ToolDetail } from '@polydex/contract/tool-detail'
import { pathTo } from '../../../addresses/path-to.ts'
import { formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import { Link } from '../../../ui/link.tsx'
import { Moves } from '../../../ui/bands/moves.tsx'
import { Fact } from '../facts/fact.tsx'
import { monthBefore } from '../../../i18n/month-before.ts'
import { bestBandOf, countBefore, countUpTo, newestOf } from './read-bands.ts'

type BandFactsProps = { bands: ToolBands; standings: ToolDetail['standings'] }

/** Up to four facts from public lists, shown in place of visits; only full lists count. */
export function BandFacts({ bands, standings }: BandFactsProps) {
  const { t, locale } = useLanguage()
  const { lists, places } = newestOf(bands)
  const best = bestBandOf(bands.months)
  const before = countBefore(bands, best)
  const monthName = formatMonthName(locale, monthBefore(bands.month))
  const standing = standings.find(({ category }) => category === null)
  const format = (n: number) => formatNumber(locale, n)
  return (
    <>
      <Fact
        name={t('entry.firstSitesIn', { band: format(best) })}
        note={before !== null && t('entry.countInMonth', { n: format(before), month: monthName })}
      >
        {t('entry.inCountries', { n: countUpTo(places, best) })}
      </Fact>
      <Fact name={t('entry.listedIn')} note={t('entry.fullListsNote')}>
        {t('entry.partOf', { n: format(sumPlaces(places)), total: format(lists) })}
      </Fact>
      {bands.moves !== null && (
        <Fact name={t('band.movesSince', { month: monthName })} note={t('entry.movesNote')}>
          <Moves {...bands.moves} />
        </Fact>
      )}
      {standing !== undefined && (
        <Fact name={t('entry.byReach')} note={t('entry.byReachNote')}>
          <Link to={pathTo('rank-category-tools', locale)}>
            {t('entry.standing', { rank: format(standing.rank), total: format(standing.total) })}
          </Link>
        </Fact>
      )}
    </>
  )
}
