import type { ToolBands } from '@polydex/contract/tool-bands'
import type { ToolDetail } from '@polydex/contract/tool-detail'
import { pathTo } from '../../addresses/path-to.ts'
import { formatMonthName, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { sumPlaces } from '../../ui/band-tone.ts'
import { Link } from '../../ui/link.tsx'
import { Moves } from '../../ui/moves.tsx'
import { Fact } from './fact.tsx'
import { monthBefore } from '../../i18n/month-before.ts'
import { bestBandOf, countBefore, countUpTo, newestOf } from './read-bands.ts'

type BandFactsProps = { bands: ToolBands; standings: ToolDetail['standings'] }

/** What public lists say in place of visits: four facts, of full lists alone. */
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
        name={t('tool.firstSitesIn', { band: format(best) })}
        note={before !== null && t('tool.countInMonth', { n: format(before), month: monthName })}
      >
        {t('tool.inCountries', { n: countUpTo(places, best) })}
      </Fact>
      <Fact name={t('tool.listedIn')} note={t('tool.fullListsNote')}>
        {t('tool.partOf', { n: format(sumPlaces(places)), total: format(lists) })}
      </Fact>
      {bands.moves !== null && (
        <Fact name={t('tool.sinceMonth', { month: monthName })} note={t('tool.movesNote')}>
          <Moves {...bands.moves} />
        </Fact>
      )}
      {standing !== undefined && (
        <Fact name={t('tool.byReach')} note={t('tool.byReachNote')}>
          <Link to={pathTo('rank-category-tools', locale)}>
            {t('tool.standing', { rank: format(standing.rank), total: format(standing.total) })}
          </Link>
        </Fact>
      )}
    </>
  )
}
