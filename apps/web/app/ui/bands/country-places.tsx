import type { BandSummary } from '@polydex/contract/figure/band-summary'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { CodedFlag, Flag } from '../flag.tsx'
import './country-places.css'

type CountryPlacesProps = Pick<BandSummary, 'countries'> & {
  /** Shows the code of each flag, if there is room, for visitors who cannot hover. */
  hasCodes?: boolean
}

/** The three longest lists among those in which a tool has its best place, each with that place. */
export function CountryPlaces({ countries, hasCodes = false }: CountryPlacesProps) {
  const { t, locale } = useLanguage()
  return (
    <ul className="country-places" aria-label={t('band.places')}>
      {countries.map(({ code, band }) => (
        <li key={code}>
          {hasCodes ? <CodedFlag code={code} /> : <Flag code={code} />}
          <span className="num" {...asServed}>
            {formatNumber(locale, band)}
          </span>
        </li>
      ))}
    </ul>
  )
}
