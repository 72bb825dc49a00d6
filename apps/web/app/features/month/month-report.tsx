import type { ReactNode } from 'react'
import type { Month } from '@polydex/contract/figure/month'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { LeadStory } from '../../ui/figures/lead-story.tsx'
import { Provenance } from '../../ui/figures/provenance.tsx'
import { Link } from '../../ui/link.tsx'
import { leadRiser } from './lead-riser.ts'
import { FirstEntries } from './first-entries.tsx'
import { LocalHeroes } from './local-heroes.tsx'
import { Movers } from './movers.tsx'
import { UnknownOfMonth } from './unknown-of-month.tsx'
import './month-report.css'

type MonthReportProps = {
  report: Month
  /** Address of this page, for citation. */
  address: string
  /** The map of the month. */
  map: ReactNode
}

/** The report on a month: the finding first, then movers, first entries, local heroes, and what is not known. */
export function MonthReport({ report, address, map }: MonthReportProps) {
  const { t, locale } = useLanguage()
  const { month, before, after, basis, sources, comparedWith, entries, entryCount, lead, risers, fallers, heroes } =
    report
  const [first] = entries
  const rose = leadRiser(
    t,
    basis,
    risers.map(({ name }) => name),
  )
  const finding = [
    ...(first === undefined ? [] : [t('month.leadEntry', { name: first.name, n: first.countries.length })]),
    ...(rose === undefined ? [] : [rose]),
  ].join(' ')
  return (
    <>
      <div className="beside month-top">
        <div>
          <h1 {...asServed}>{t('month.title', { month: formatMonth(locale, month) })}</h1>
          <p className="lead" {...asServed}>
            {finding}
          </p>
          <nav className="in-row month-steps" aria-label={t('month.months')}>
            {before !== null && (
              <Link className="tap" to={pathTo('month', locale, before)} rel="prev" {...asServed}>
                {t('month.earlier', { month: formatMonth(locale, before) })}
              </Link>
            )}
            {after !== null && (
              <Link className="tap" to={pathTo('month', locale, after)} rel="next" {...asServed}>
                {t('month.later', { month: formatMonth(locale, after) })}
              </Link>
            )}
          </nav>
          <Provenance sources={sources} month={month} isCompared={comparedWith !== null} />
        </div>
        {lead !== null && <LeadStory lead={lead} month={month} basis={basis} />}
      </div>
      <div className="halves month-movers">
        <Movers id="risers" title={t('month.risers')} tools={risers} basis={basis} comparedWith={comparedWith} />
        <Movers id="fallers" title={t('month.fallers')} tools={fallers} basis={basis} comparedWith={comparedWith} />
      </div>
      {basis === 'bands' && comparedWith !== null && <FirstEntries entries={entries} entryCount={entryCount} />}
      {map}
      {heroes.length > 0 && <LocalHeroes heroes={heroes} />}
      {basis === 'bands' && <UnknownOfMonth notHeld={report.notHeld} />}
      <p className="meta month-address">
        {t('month.permanent')}: <Link to={pathTo('month', locale, month)}>{address}</Link>
      </p>
    </>
  )
}
