import type { ToolBands } from '@polydex/contract/tool-bands'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonthName, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { MovesTable } from './moves-table.tsx'
import { monthBefore } from '../../i18n/month-before.ts'
import { moveOf } from './read-bands.ts'

const shownAtOnce = 8
/** A tool that moved in a hundred countries would not fit into the page's bytes; the tiles show all of them. */
const maxFolded = 24

/** Countries in which the tool went up, then those in which it went down, each with the longest list first. */
export function BandMoves({ bands: { month, moves, countries } }: { bands: ToolBands }) {
  const { t, locale } = useLanguage()
  if (moves === null) return null
  const moved = [
    ...countries.filter((place) => moveOf(place) === 'up'),
    ...countries.filter((place) => moveOf(place) === 'down'),
  ]
  const rest = moved.slice(shownAtOnce, shownAtOnce + maxFolded)
  const before = formatMonthName(locale, monthBefore(month))
  return (
    <Panel
      title={t('tool.whereMoved')}
      aside={
        <span className="meta" {...asServed}>
          {t('band.since', { month: before })}
        </span>
      }
    >
      {moved.length === 0 ? (
        <p {...asServed}>{t('tool.nothingMoved', { month: before, n: formatNumber(locale, moves.compared) })}</p>
      ) : (
        <MovesTable caption={t('tool.whereMoved')} countries={moved.slice(0, shownAtOnce)} />
      )}
      {rest.length > 0 && (
        <Disclosure summary={t('tool.moreCountries', { n: rest.length })}>
          <MovesTable caption={t('tool.moreCountries', { n: rest.length })} countries={rest} isContinued />
        </Disclosure>
      )}
    </Panel>
  )
}
