import type { Month } from '@polydex/contract/figure/month'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Flag } from '../../ui/flag.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import '../../ui/list/mark-rows.css'
import './month-rows.css'

/** Tools that came into a country's first 1,000 for the first time, each with its countries. */
export function FirstEntries({ entries, entryCount }: Pick<Month, 'entries' | 'entryCount'>) {
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
