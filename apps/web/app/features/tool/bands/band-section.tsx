import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonth, formatMonthRange } from '../../../i18n/format.ts'
import { keepWords } from '../../../i18n/keep-words.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { PlaceMap } from '../places/place-map.tsx'
import { BandColumns } from './band-columns.tsx'
import { BandMonthsTable } from './band-months-table.tsx'
import { BandMoves } from './band-moves.tsx'
import { BandTrio } from './band-trio.tsx'
import { describeBands } from './describe-bands.ts'
import './band-section.css'

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
