import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import {
  formatMonthName,
  formatMonthRange,
  formatNumber,
  formatPercent,
  formatShortMonth,
} from '../../../i18n/format.ts'
import { formatRank } from '../../../i18n/format-rank.ts'
import { kindName } from '../../../i18n/names/kind-name.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import { DottedParts } from '../../../ui/dotted-parts.tsx'
import { Link } from '../../../ui/link.tsx'
import { newestOf } from '../bands/read-bands.ts'
import { SiteNote } from '../site-note.tsx'
import { KeyLine } from './key-line.tsx'

type PlacesKeyProps = { tool: ToolDetail; bands: ToolBands }

/**
 * The place by reach, with the line of reach. A tool without a place has the number of lists that name it, and no line:
 * it would draw something else.
 */
export function PlacesKey({ tool, bands }: PlacesKeyProps) {
  const { t, locale } = useLanguage()
  const { months, month, moves, provider } = bands
  const standing = tool.standings.find(({ category }) => category === null)
  const reach = months.at(-1)?.reach ?? null
  const hasLine = standing !== undefined && reach !== null
  const { lists, places } = newestOf(bands)
  const before = formatMonthName(locale, monthBefore(month))
  const reaches = months.flatMap((one) => (one.reach === null ? [] : [one.reach]))
  return (
    <>
      <p className="key-name" {...asServed}>
        {standing === undefined
          ? t('entry.listedIn')
          : t('entry.keyReach', { n: formatNumber(locale, standing.total) })}
      </p>
      <p className="key-value">
        {standing === undefined ? (
          <span {...asServed}>
            {t('entry.partOf', { n: formatNumber(locale, sumPlaces(places)), total: formatNumber(locale, lists) })}
          </span>
        ) : (
          <Link to={pathTo('rank-category-tools', locale)}>{formatRank(locale, standing.rank)}</Link>
        )}
      </p>
      {moves !== null && (
        <p className="key-change" {...asServed}>
          {moves.ups + moves.downs === 0 ? (
            t('entry.keptSince', { month: before })
          ) : (
            <>
              {moves.ups > 0 && <Direction isUp>{t('entry.upIn', { n: moves.ups })}</Direction>}{' '}
              {moves.downs > 0 && <Direction isUp={false}>{t('entry.downIn', { n: moves.downs })}</Direction>}{' '}
              {t('band.since', { month: before })}
            </>
          )}
        </p>
      )}
      {hasLine && <KeyLine values={months.map((one) => one.reach)} />}
      <p className="prov">
        <span>
          <DottedParts
            parts={
              hasLine
                ? [
                    <b key="reach">{t('entry.reachNow', { share: formatPercent(locale, reach) })}</b>,
                    t('entry.lineRange', {
                      low: formatPercent(locale, Math.min(...reaches)),
                      high: formatPercent(locale, Math.max(...reaches)),
                    }),
                    formatMonthRange(locale, months[0]?.month ?? month, month),
                    provider,
                  ]
                : [<b key="kind">{kindName(t, 'bands')}</b>, provider, formatShortMonth(locale, month)]
            }
          />
        </span>
      </p>
      <SiteNote tool={tool} />
    </>
  )
}

function Direction({ isUp, children }: { isUp: boolean; children: string }) {
  return (
    <span className={`growth ${isUp ? 'up' : 'down'}`}>
      <span {...asServed}>{children}</span>
    </span>
  )
}
