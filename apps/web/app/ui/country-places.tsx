import type { BandSummary } from '@polydex/contract/band-summary'
import { asServed } from '../i18n/as-served.ts'
import { formatNumber } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { Flag } from './flag.tsx'

/** The three longest lists among those in which a tool stands best, each with its place. */
export function CountryPlaces({ countries }: Pick<BandSummary, 'countries'>) {
  const { t, locale } = useLanguage()
  return (
    <ul className="shares places" aria-label={t('band.places')}>
      {countries.map(({ code, band }) => (
        <li key={code}>
          <Flag code={code} />
          <span className="num" {...asServed}>
            {formatNumber(locale, band)}
          </span>
        </li>
      ))}
    </ul>
  )
}
