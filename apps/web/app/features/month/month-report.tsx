import type { Month } from '@polydex/contract/month'
import type { ReactNode } from 'react'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTop } from '../../ui/page/page-top.tsx'
import { Provenance } from '../../ui/figures/provenance.tsx'
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

/** The report on a month: the finding first, then first entries, movers, local heroes, and what is not known. */
export function MonthReport({ report, address, map }: MonthReportProps) {
  const { t, locale } = useLanguage()
  const { month, before, after, basis, sources, comparedWith, entries, entryCount, risers, fallers, heroes } = report
  const [first] = entries
  const [riser] = risers
  const finding = [
    ...(first === undefined ? [] : [t('month.leadEntry', { name: first.name, n: first.countries.length })]),
    ...(riser === undefined ? [] : [leadRiser(t, basis, riser.name)]),
  ].join(' ')
  return (
    <>
      <PageTop title={t('month.title', { month: formatMonth(locale, month) })} lead={finding} />
      <nav className="month-steps" aria-label={t('month.months')}>
        {before !== null && (
          <Link to={pathTo('month', locale, before)} rel="prev" {...asServed}>
            {t('month.earlier', { month: formatMonth(locale, before) })}
          </Link>
        )}
        {after !== null && (
          <Link to={pathTo('month', locale, after)} rel="next" {...asServed}>
            {t('month.later', { month: formatMonth(locale, after) })}
          </Link>
        )}
      </nav>
      <Provenance sources={sources} month={month} isCompared={comparedWith !== null} />
      {basis === 'bands' && comparedWith !== null && <FirstEntries entries={entries} entryCount={entryCount} />}
      <div className="month-movers">
        <Movers id="risers" title={t('month.risers')} tools={risers} basis={basis} comparedWith={comparedWith} />
        <Movers id="fallers" title={t('month.fallers')} tools={fallers} basis={basis} comparedWith={comparedWith} />
      </div>
      {map}
      {heroes.length > 0 && <LocalHeroes heroes={heroes} />}
      {basis === 'bands' && <UnknownOfMonth notHeld={report.notHeld} />}
      <p className="meta month-address">
        {t('month.permanent')}: <Link to={pathTo('month', locale, month)}>{address}</Link>
      </p>
    </>
  )
}
