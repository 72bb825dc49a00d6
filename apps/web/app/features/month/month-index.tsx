import type { Months, Month } from '@polydex/contract/figure/month'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth, formatSignedPercent, formatMonthRange } from '../../i18n/format.ts'
import { useLanguage, useLocale, type Translate } from '../../i18n/translate.tsx'
import { leadTitle } from '../../ui/figures/lead-title.ts'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { PageTop } from '../../ui/page/page-top.tsx'
import './month-index.css'
import { Moves } from '../../ui/bands/moves.tsx'
import { Growth } from '../../ui/figures/growth.tsx'
import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { DottedParts } from '../../ui/dotted-parts.tsx'
import '../../ui/figures/provenance.css'

const basisName: Record<Exclude<RankingBasis, 'none'>, (t: Translate) => string> = {
  visits: (t) => t('month.basisVisits'),
  bands: (t) => t('site.kindBands'),
  sample: (t) => t('site.kindSample'),
}

/** The basis of the months. Their figures may come from several providers; each month names its own. */
function MonthSources({ months }: Months) {
  const { t, locale } = useLanguage()
  const groups = [...Map.groupBy(months, ({ basis }) => basis)]
  return (
    <p className="prov">
      {groups.map(
        ([basis, [newest, ...older]]) =>
          basis !== 'none' &&
          newest !== undefined && (
            <span key={basis}>
              <DottedParts
                parts={[
                  <b key="basis">{basisName[basis](t)}</b>,
                  formatMonthRange(locale, older.at(-1)?.month ?? newest.month, newest.month),
                  t('month.sourcesInMonths'),
                ]}
              />
            </span>
          ),
      )}
    </p>
  )
}

/** All months that have figures, newest first, each with its finding, its first two risers and its first entries. */
export function MonthIndex({ months }: Months) {
  const { t, locale } = useLanguage()
  return (
    <>
      <PageTop title={t('site.months')} lead={months.length === 0 ? t('month.none') : t('month.indexLead')}>
        <MonthSources months={months} />
      </PageTop>
      <ul className="month-index">
        {months.map(({ month, basis, lead, risers, entries }, index) => {
          const run = countRun(months.slice(index).map((listed) => listed.risers[0]?.slug))
          return (
            <li key={month}>
              <h2>
                <Link className="tap" to={pathTo('month', locale, month)} {...asServed}>
                  {formatMonth(locale, month)}
                </Link>
              </h2>
              {lead !== null && (
                <p className="month-lead">
                  <Mark name={lead.name} mark={lead.mark} size={40} />
                  <span {...asServed}>{leadTitle(t, locale, basis, lead)}</span>
                </p>
              )}
              {lead === null && index === months.length - 1 && <p className="meta">{t('month.firstHeld')}</p>}
              {risers.length > 0 && (
                <div className="month-first">
                  <p className="meta" {...asServed}>
                    {basis === 'bands' ? t('month.mostReach') : t('month.fastest')}
                    {run > 1 && ` · ${t('month.again', { name: risers[0]?.name ?? '', n: String(run) })}`}
                  </p>
                  <ol>
                    {risers.map((riser) => (
                      <MonthRiser key={riser.slug} riser={riser} />
                    ))}
                  </ol>
                </div>
              )}
              {entries > 0 && <p className="meta">{t('month.entryCount', { n: entries })}</p>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** How many months in a row, counted back from the first of the list, had the same tool; 0: that month had none. */
function countRun([newest, ...older]: readonly (string | undefined)[]): number {
  if (newest === undefined) return 0
  const end = older.findIndex((slug) => slug !== newest)
  return (end === -1 ? older.length : end) + 1
}

/** A riser in the index of months: mark, name and by how much. */
function MonthRiser({ riser }: { riser: Month['risers'][number] }) {
  const locale = useLocale()
  const { slug, name, mark, growthRate, bands } = riser
  return (
    <li>
      <Mark name={name} mark={mark} size={24} />
      <Link className="tap" to={pathTo('tool', locale, slug)} {...asServed}>
        {name}
      </Link>
      {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
      {bands !== null && bands.ups !== null && bands.downs !== null && (
        <span className="moves">
          <Moves ups={bands.ups} downs={bands.downs} />
        </span>
      )}
    </li>
  )
}
