import type { ToolBands } from '@polydex/contract/tool-bands'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonth, formatMonthRange } from '../../../i18n/format.ts'
import { keepWords } from '../../../i18n/keep-words.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { Panel } from '../../../ui/page/panel.tsx'
import { BandColumns } from './band-columns.tsx'
import { BandMonthsTable } from './band-months-table.tsx'
import { describeBands } from './describe-bands.ts'
import { ReachLine } from './reach-line.tsx'
import './band-months.css'

/** With fewer months than this, there is no history yet. */
const minHistory = 3

/** Full lists by the tool's place in them, month by month. The heading states the finding. */
export function BandMonths({ bands }: { bands: ToolBands }) {
  const { t, locale } = useLanguage()
  const { months } = bands
  const first = months[0]?.month ?? bands.month
  return (
    <Panel title={keepWords(describeBands(t, locale, bands))}>
      <figure className="columns-box">
        <figcaption className="meta" {...asServed}>
          {t('entry.listsByPlace')}
          {months.length >= minHistory && ` · ${formatMonthRange(locale, first, bands.month)}`}
        </figcaption>
        <BandColumns months={months} />
      </figure>
      {months.length < minHistory && (
        <p className="meta" {...asServed}>
          {t('entry.historyStarts', { month: formatMonth(locale, first) })}
        </p>
      )}
      <ReachLine months={months} />
      <Disclosure summary={t('entry.showTable')}>
        <BandMonthsTable months={months} />
      </Disclosure>
    </Panel>
  )
}
