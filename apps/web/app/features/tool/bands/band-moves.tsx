import type { ToolBands } from '@polydex/contract/tool-bands'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { Panel } from '../../../ui/page/panel.tsx'
import { MovesTable } from '../places/moves-table.tsx'
import { monthBefore } from '../../../i18n/month-before.ts'
import { moveOf } from './read-bands.ts'

/** Maximum rows; the page of all countries has the others, which would be larger here than the rest of the page. */
const shownAtOnce = 8

type BandMovesProps = { slug: string; bands: ToolBands }

/** Countries in which the tool went up, then those in which it went down, each with the longest list first. */
export function BandMoves({ slug, bands: { month, moves, countries } }: BandMovesProps) {
  const { t, locale } = useLanguage()
  if (moves === null) return null
  const moved = [
    ...countries.filter((place) => moveOf(place) === 'up'),
    ...countries.filter((place) => moveOf(place) === 'down'),
  ]
  const before = formatMonthName(locale, monthBefore(month))
  return (
    <Panel
      title={t('entry.whereMoved')}
      aside={
        <span className="meta" {...asServed}>
          {t('band.since', { month: before })}
        </span>
      }
    >
      {moved.length === 0 ? (
        <p {...asServed}>{t('entry.nothingMoved', { month: before, n: formatNumber(locale, moves.compared) })}</p>
      ) : (
        <MovesTable caption={t('entry.whereMoved')} countries={moved.slice(0, shownAtOnce)} />
      )}
      <MoreLink to={pathTo('tool-countries', locale, slug)}>
        {moved.length > shownAtOnce ? t('entry.allMoves', { n: moved.length }) : t('entry.allCountries')}
      </MoreLink>
    </Panel>
  )
}
