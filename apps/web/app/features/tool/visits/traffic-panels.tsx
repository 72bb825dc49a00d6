import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthRange } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { Panel } from '../../../ui/page/panel.tsx'
import { MonthsTable } from './months-table.tsx'
import { SourceBars } from './source-bars.tsx'
import { VisitsChart } from './visits-chart.tsx'

type TrafficPanelsProps = { traffic: NonNullable<ToolDetail['traffic']> }

/** Twelve months beside the sources of visits. */
export function TrafficPanels({ traffic }: TrafficPanelsProps) {
  const { t, locale } = useLanguage()
  return (
    <div className="section split">
      <Panel
        title={t('entry.twelveMonths')}
        aside={
          <span className="meta" {...asServed}>
            {formatMonthRange(locale, traffic.months[0]?.month ?? traffic.month, traffic.month)}
          </span>
        }
      >
        <VisitsChart months={traffic.months} />
        <div className="chart-more">
          <Disclosure summary={t('entry.showTable')}>
            <MonthsTable months={traffic.months} />
          </Disclosure>
        </div>
      </Panel>
      <Panel title={t('entry.sources')}>
        <SourceBars sources={traffic.sources} />
      </Panel>
    </div>
  )
}
