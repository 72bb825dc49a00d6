import { asServed } from '../../i18n/as-served.ts'
import { formatCountry } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/translate.tsx'
import '../../ui/flag.css'

type TopCountriesProps = {
  name: string
  countries: readonly {
    code: string
    /** Of the bar, as a share of the longest. */
    length?: number
    text: string
    /** Class of the bar's colour and length, instead of a length. */
    tone?: string
  }[]
}

/**
 * Flags, bars and numbers of up to three countries. A page has up to 144: a bar is one element without content, and the
 * style sheet sizes flags.
 */
export function TopCountries({ name, countries }: TopCountriesProps) {
  const locale = useLocale()
  if (countries.length === 0) return null
  return (
    <ul className="top-countries" aria-label={name}>
      {countries.map(({ code, length, text, tone }) => (
        <li key={code}>
          <img
            className="flag"
            src={`/flags/${code}.svg`}
            alt={formatCountry(locale, code)}
            loading="lazy"
            {...asServed}
          />
          {length === undefined ? (
            <i className={tone} />
          ) : (
            <svg width={`${Math.round(length * 100)}%`} aria-hidden="true" />
          )}
          <b {...asServed}>{text}</b>
        </li>
      ))}
    </ul>
  )
}
