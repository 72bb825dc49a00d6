import type { Months } from '@polydex/contract/month'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTop } from '../../ui/page/page-top.tsx'
import { leadRiser } from './lead-riser.ts'
import { MonthSources } from './month-sources.tsx'
import './month-index.css'

/** All months that have figures, newest first, each with its top riser and its number of first entries. */
export function MonthIndex({ months }: Months) {
  const { t, locale } = useLanguage()
  return (
    <>
      <PageTop title={t('site.months')} lead={months.length === 0 ? t('month.none') : t('month.indexLead')}>
        <MonthSources months={months} />
      </PageTop>
      <ul className="month-index">
        {months.map(({ month, basis, riser, entries }, index) => (
          <li key={month} className={riser === null ? undefined : `g-${riser.group}`}>
            <Link to={pathTo('month', locale, month)} {...asServed}>
              {formatMonth(locale, month)}
            </Link>
            <span {...asServed}>
              {riser !== null && leadRiser(t, basis, riser.name)}{' '}
              {riser === null && index === months.length - 1 && <span className="meta">{t('month.firstHeld')}</span>}
              {entries > 0 && <span className="meta">{t('month.entryCount', { n: entries })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
