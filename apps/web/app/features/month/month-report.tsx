import type { ReactNode } from 'react'
import type { Month } from '@polydex/contract/figure/month'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth, formatCountry, formatList, formatNumber } from '../../i18n/format.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { LeadStory } from '../../ui/figures/lead-story.tsx'
import { Provenance } from '../../ui/figures/provenance.tsx'
import { Link } from '../../ui/link.tsx'
import { Movers } from './movers.tsx'
import './month-report.css'
import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Mark } from '../../ui/mark.tsx'
import '../../ui/list/mark-rows.css'
import './month-rows.css'
import { Flag } from '../../ui/flag.tsx'

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

/** Names the first two tools that rose in a month, by reach or by visits. */
function leadRiser(t: Translate, basis: RankingBasis, [name, second]: readonly string[]): string | undefined {
  if (name === undefined) return undefined
  if (basis === 'bands')
    return second === undefined ? t('month.leadRiserReach', { name }) : t('month.leadRisersReach', { name, second })
  return second === undefined ? t('month.leadRiser', { name }) : t('month.leadRisers', { name, second })
}

/** What lists cannot tell, and which lists are missing: a visitor should not take missing data for zero. */
function UnknownOfMonth({ notHeld }: Pick<Month, 'notHeld'>) {
  const { t, locale } = useLanguage()
  const names = notHeld.map((code) => formatCountry(locale, code))
  return (
    <section className="section" aria-labelledby="unknown">
      <SectionHead id="unknown" title={t('month.unknown')} />
      <ul className="month-unknown">
        <li>{t('month.unknownVisits')}</li>
        <li>{t('month.unknownOrder')}</li>
        {names.length > 0 && (
          <li {...asServed}>{t('month.unknownLists', { n: names.length, countries: formatList(locale, names) })}</li>
        )}
      </ul>
    </section>
  )
}

/** Tools that are well known in one or two countries and hardly anywhere else. */
function LocalHeroes({ heroes }: Pick<Month, 'heroes'>) {
  const { t, locale } = useLanguage()
  return (
    <section className="section" aria-labelledby="heroes">
      <SectionHead id="heroes" title={t('month.heroes')} hint={t('month.heroesHint')} />
      <ul className="mark-rows month-rows wide">
        {heroes.map(({ slug, name, mark, group, country, band, listed, medianBand }) => (
          <li key={slug} className={`g-${group}`}>
            <Mark name={name} mark={mark} size={40} />
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
            <span {...asServed}>
              {t('month.hero', {
                band: formatNumber(locale, band),
                country: formatCountry(locale, country),
                n: listed,
                median: formatNumber(locale, medianBand),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Tools that came into a country's first 1,000 for the first time, each with its countries. */
function FirstEntries({ entries, entryCount }: Pick<Month, 'entries' | 'entryCount'>) {
  const { t, locale } = useLanguage()
  const named = entries.reduce((sum, { countries }) => sum + countries.length, 0)
  const number = (value: number) => formatNumber(locale, value)
  return (
    <section className="section" aria-labelledby="entries">
      <SectionHead id="entries" title={t('month.entries')} hint={t('month.entriesHint')} />
      {entries.length === 0 && <p>{t('month.noEntries')}</p>}
      <ul className="mark-rows month-rows wide">
        {entries.map(({ slug, name, mark, group, countries }) => (
          <li key={slug} className={`g-${group}`}>
            <Mark name={name} mark={mark} size={40} />
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
            <span className="in-row month-countries">
              {countries.map((code) => (
                <span key={code} {...asServed}>
                  <Flag code={code} hasNameBeside /> {formatCountry(locale, code)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {named < entryCount && (
        <p className="meta" {...asServed}>
          {t('month.entriesRest', { tools: number(entries.length), n: number(entryCount) })}
        </p>
      )}
    </section>
  )
}
