import type { ToolCard } from '@polydex/contract/tool-card'
import { asServed } from '../../../i18n/as-served.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Bar } from '../../../ui/figures/bar.tsx'
import { Flag } from '../../../ui/flag.tsx'

/** The three countries with the most visits, if the provider knows them. */
export function CountryShares({ countries }: { countries: ToolCard['topCountries'] }) {
  const { t, locale } = useLanguage()
  if (countries.length === 0) return null
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
