import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import {
  formatMonthRange,
  formatShortMonth,
  formatMonth,
  formatPercent,
  formatCompact,
  formatDecimal,
  formatFinePercent,
} from '../../../i18n/format.ts'
import { keepWords } from '../../../i18n/keep-words.ts'
import { kindName } from '../../../i18n/names/kind-name.ts'
import { useLanguage, type Translate } from '../../../i18n/translate.tsx'
import { DottedParts } from '../../../ui/dotted-parts.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { VisitCountries } from './visit-countries.tsx'
import { VisitsChart } from './visits-chart.tsx'
import './visits-section.css'
import type { Locale } from '@polydex/contract/locale/locale'
import { MonthTable } from '../../../ui/figures/month-table.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'
import { asServed } from '../../../i18n/as-served.ts'
import '../bands/band-section.css'
import { pathTo } from '../../../addresses/path-to.ts'
import { Bar } from '../../../ui/figures/bar.tsx'
import { Link } from '../../../ui/link.tsx'
import './source-bars.css'

type TrafficSource = NonNullable<ToolDetail['traffic']>['sources'][number]['source']

const sourceName: Record<TrafficSource, (t: Translate) => string> = {
  direct: (t) => t('entry.direct'),
  referrals: (t) => t('entry.referrals'),
  social: (t) => t('entry.social'),
  mail: (t) => t('entry.mail'),
  search: (t) => t('entry.search'),
  display: (t) => t('entry.display'),
}

type SourceBarsProps = { sources: NonNullable<ToolDetail['traffic']>['sources'] }

/** Visits by source; each links to its ranking. */
function SourceBars({ sources }: SourceBarsProps) {
  const { t, locale } = useLanguage()
  if (sources.length === 0) return <p className="meta">{t('entry.noSources')}</p>
  const largest = Math.max(...sources.map(({ share }) => share)) || 1
  return (
    <ul className="hbars">
      {sources.map(({ source, share }) => (
        <li key={source}>
          <Link to={pathTo('rank-source-tools', locale, source)}>{sourceName[source](t)}</Link>
          <Bar share={share / largest} />
          <span className="num" {...asServed}>
            {formatFinePercent(locale, share)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A smaller change is within what a provider corrects from month to month. */
const minChange = 0.03

/** The finding of the months in one sentence; with fewer than two months, what is shown. */
function describeVisits(t: Translate, locale: Locale, traffic: NonNullable<ToolDetail['traffic']>): string {
  const first = traffic.months.find(({ visits }) => visits !== null)
  if (first?.visits === undefined || first.visits === null || first.visits === 0 || first.month === traffic.month)
    return t('entry.twelveMonths')
  const month = formatMonth(locale, first.month)
  const change = traffic.visits / first.visits - 1
  if (Math.abs(change) < minChange) return t('entry.visitsSteady', { month })
  if (change > 1) return t('entry.visitsDoubled', { month })
  const share = formatPercent(locale, Math.abs(change))
  return change > 0 ? t('entry.visitsUp', { share, month }) : t('entry.visitsDown', { share, month })
}

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

type MonthsTableProps = { months: NonNullable<ToolDetail['traffic']>['months'] }

/** The chart as a table. */
function MonthsTable({ months }: MonthsTableProps) {
  const { t, locale } = useLanguage()
  return (
    <MonthTable
      caption={t('entry.twelveMonths')}
      heads={{ month: t('entry.month'), figure: t('entry.visits') }}
      rows={months.map(({ month, visits }) => ({
        month,
        name: formatShortMonth(locale, month),
        figure: visits === null ? <Unknown /> : formatCompact(locale, visits),
      }))}
    />
  )
}

/** The length and depth of a visit; what the provider does not say is shown as such. */
function VisitTrio({ traffic }: { traffic: NonNullable<ToolDetail['traffic']> }) {
  const { t, locale } = useLanguage()
  const { visitDurationSeconds: seconds, pagesPerVisit, bounceRate } = traffic
  const figures = [
    {
      name: t('entry.visitDuration'),
      figure:
        seconds !== null &&
        t('entry.duration', {
          minutes: String(Math.floor(seconds / 60)),
          seconds: String(Math.floor(seconds % 60)).padStart(2, '0'),
        }),
    },
    { name: t('entry.pagesPerVisit'), figure: pagesPerVisit !== null && formatDecimal(locale, pagesPerVisit) },
    { name: t('entry.bounceRate'), figure: bounceRate !== null && formatFinePercent(locale, bounceRate) },
  ]
  return (
    <dl className="trio">
      {figures.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...asServed}>{figure === false ? <Unknown /> : figure}</dd>
        </div>
      ))}
    </dl>
  )
}
