import type { Months } from '@polydex/contract/figure/month'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { leadTitle } from '../../ui/figures/lead-title.ts'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { PageTop } from '../../ui/page/page-top.tsx'
import { countRun } from './count-run.ts'
import { MonthRiser } from './month-riser.tsx'
import { MonthSources } from './month-sources.tsx'
import './month-index.css'

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
