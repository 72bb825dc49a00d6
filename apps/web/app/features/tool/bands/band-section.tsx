import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonth, formatMonthRange, formatNumber, formatMonthName, formatShortMonth } from '../../../i18n/format.ts'
import { keepWords } from '../../../i18n/keep-words.ts'
import { useLanguage, type Translate } from '../../../i18n/translate.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { PlaceMap } from '../places/place-map.tsx'
import { BandColumns } from './band-columns.tsx'
import { BandMoves } from './band-moves.tsx'
import './band-section.css'
import type { Locale } from '@polydex/contract/locale/locale'
import { sumPlaces, countTones } from '../../../ui/bands/band-tone.ts'
import { bestBandOf, countBefore, countUpTo, findDirection, newestOf } from './read-bands.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { Moves } from '../../../ui/bands/moves.tsx'
import { nameTones } from '../../../ui/bands/band-names.ts'
import '../../../ui/figures/data-table.css'

/** Fewer are what any tool has in any month. */
const minMoves = 10

/**
 * The finding of a month in one sentence: where the tool moved if it moved one way, "Cursor climbed in 41 countries
 * within a month"; else its best places, "In the first 1,000 of 31 countries, up from 14".
 */
function describeBands(t: Translate, locale: Locale, name: string, bands: ToolBands): string {
  const { lists, places } = newestOf(bands)
  if (sumPlaces(places) === 0) return t('entry.findingNone', { n: formatNumber(locale, lists) })
  const { ups, downs } = bands.moves ?? { ups: 0, downs: 0 }
  if (ups >= minMoves && ups > 2 * downs) return t('entry.climbed', { name, n: ups })
  if (downs >= minMoves && downs > 2 * ups) return t('entry.fell', { name, n: downs })
  const best = bestBandOf(bands.months)
  const now = countUpTo(places, best)
  const before = countBefore(bands, best)
  const values = { band: formatNumber(locale, best), n: now }
  if (before === null || now === before || Math.sign(now - before) !== findDirection(bands, best))
    return t('band.firstIn', values)
  const compared = { ...values, before: formatNumber(locale, before) }
  return now > before ? t('entry.findingUp', compared) : t('entry.findingDown', compared)
}

/** With fewer months than this, there is no history yet. */
const minHistory = 3

type BandSectionProps = { tool: Pick<ToolDetail, 'slug' | 'name' | 'traffic'>; bands: ToolBands }

/** Places in countries' lists: month by month beside country by country, and where they changed. */
export function BandSection({ tool: { slug, name, traffic }, bands }: BandSectionProps) {
  const { t, locale } = useLanguage()
  const { months, month } = bands
  const first = months[0]?.month ?? month
  return (
    <>
      <section className="section later" aria-labelledby="places">
        <SectionHead
          id="places"
          title={keepWords(describeBands(t, locale, name, bands))}
          hint={`${t('entry.listsByPlace')} · ${formatMonth(locale, month)}`}
        />
        <div className="beside band-split">
          <div>
            <BandTrio bands={bands} />
            <figure className="columns-box">
              <figcaption className="meta" {...asServed}>
                {months.length >= minHistory
                  ? formatMonthRange(locale, first, month)
                  : t('entry.historyStarts', { month: formatMonth(locale, first) })}
              </figcaption>
              <BandColumns months={months} />
            </figure>
            <Disclosure summary={t('entry.showTable')}>
              <BandMonthsTable months={months} />
            </Disclosure>
          </div>
          <div>
            <BandMoves slug={slug} bands={bands} hasVisits={traffic !== null} />
          </div>
        </div>
      </section>
      <PlaceMap slug={slug} bands={bands} />
    </>
  )
}

/** How many full lists have the tool in its best band, how many name it, and in how many it moved. */
function BandTrio({ bands }: { bands: ToolBands }) {
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

/** The columns as a table: in how many full lists a tool has which place. */
function BandMonthsTable({ months }: Pick<ToolBands, 'months'>) {
  const { t, locale } = useLanguage()
  const names = [...nameTones(locale, t('band.beyond')), t('band.notListed')]
  return (
    <table className="data-table band-months">
      <caption className="unseen">{t('entry.listsByPlace')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('entry.month')}</th>
          {names.map((name) => (
            <th key={name} scope="col" className="right" {...asServed}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, lists, places }) => (
          <tr key={month}>
            <th scope="row" {...asServed}>
              {formatShortMonth(locale, month)}
            </th>
            {lists === null || places === null ? (
              <td className="right" colSpan={names.length}>
                –
              </td>
            ) : (
              [...countTones(places), { tone: '', count: lists - sumPlaces(places) }].map(({ tone, count }) => (
                <td key={tone} className="right num" {...asServed}>
                  {formatNumber(locale, count)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
