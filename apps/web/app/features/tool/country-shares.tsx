import type { ToolCard } from '@polydex/contract/tool-card'
import { useContext } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { formatPercent } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SiteFiguresContext } from '../../request/site-figures.ts'
import { Bar } from '../../ui/bar.tsx'
import { Flag } from '../../ui/flag.tsx'

/** The three countries with the most visits; without any, a line that says so. */
export function CountryShares({ countries }: { countries: ToolCard['topCountries'] }) {
  const { t, locale } = useLanguage()
  const basis = useContext(SiteFiguresContext)?.figuresBasis
  if (countries.length === 0)
    return <p className="shares none">{basis === 'bands' ? t('band.notListed') : t('site.noData')}</p>
  return (
    <ul className="shares" aria-label={t('card.topCountries')}>
      {countries.map(({ code, share }) => (
        <li key={code}>
          <Flag code={code} />
          <span className="code" aria-hidden="true">
            {code}
          </span>
          <Bar share={share} />
          <span className="num" {...asServed}>
            {formatPercent(locale, share)}
          </span>
        </li>
      ))}
    </ul>
  )
}
