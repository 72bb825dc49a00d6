import type { Month } from '@polydex/contract/figure/month'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import '../../ui/list/mark-rows.css'
import './month-rows.css'

/** Tools that are well known in one or two countries and hardly anywhere else. */
export function LocalHeroes({ heroes }: Pick<Month, 'heroes'>) {
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
