import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { formatMonthRange, formatShortMonth } from '../../../i18n/format.ts'
import { keepWords } from '../../../i18n/keep-words.ts'
import { kindName } from '../../../i18n/names/kind-name.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { DottedParts } from '../../../ui/dotted-parts.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { describeVisits } from './describe-visits.ts'
import { MonthsTable } from './months-table.tsx'
import { SourceBars } from './source-bars.tsx'
import { VisitCountries } from './visit-countries.tsx'
import { VisitTrio } from './visit-trio.tsx'
import { VisitsChart } from './visits-chart.tsx'
import './visits-section.css'

type VisitsSectionProps = { traffic: NonNullable<ToolDetail['traffic']> }

/** Twelve months beside the sources of visits and the countries. */
export function VisitsSection({ traffic }: VisitsSectionProps) {
  const { t, locale } = useLanguage()
  const { kind, provider, licence, month, months } = traffic
  return (
    <section className="section later" aria-labelledby="visits">
      <SectionHead
        id="visits"
        title={keepWords(describeVisits(t, locale, traffic))}
        hint={formatMonthRange(locale, months[0]?.month ?? month, month)}
      />
      <div className="beside visits-split">
        <div>
          <VisitTrio traffic={traffic} />
          <VisitsChart months={months} />
          <div className="chart-more">
            <Disclosure summary={t('entry.showTable')}>
              <MonthsTable months={months} />
            </Disclosure>
          </div>
        </div>
        <div>
          <section aria-labelledby="sources">
            <h3 id="sources">{t('entry.sources')}</h3>
            <SourceBars sources={traffic.sources} />
          </section>
          <VisitCountries traffic={traffic} />
        </div>
      </div>
      <p className="prov">
        <span>
          <DottedParts
            parts={[
              <b key="kind">{kindName(t, kind)}</b>,
              provider,
              formatShortMonth(locale, month),
              t('entry.licence', { licence }),
              t('entry.barsScaled'),
            ]}
          />
        </span>
      </p>
    </section>
  )
}
