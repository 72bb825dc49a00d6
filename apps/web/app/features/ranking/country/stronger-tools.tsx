import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'

/** Tools whose place in this country is far better than elsewhere. */
export function StrongerTools({ tools }: { tools: CountryLadder['stronger'] }) {
  const { t, locale } = useLanguage()
  return (
    <section className="ladder-more" aria-labelledby="stronger">
      <SectionHead id="stronger" title={t('ladder.stronger')} hint={t('ladder.strongerHint')} />
      <ul className="ladder-facts">
        {tools.map(({ slug, name, mark, band, bandElsewhere }) => (
          <li key={slug} className="with-mark">
            <Mark name={name} mark={mark} size={40} />
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
            <span className="meta" {...asServed}>
              {t('ladder.strongerPlace', {
                band: formatNumber(locale, band),
                elsewhere: formatNumber(locale, bandElsewhere),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
