import { asServed } from '../../i18n/as-served.ts'
import { Flag } from '../../ui/flag.tsx'

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

/** Flags, bars and numbers of up to three countries. A bar is one element without content: a page has up to 144. */
export function TopCountries({ name, countries }: TopCountriesProps) {
  if (countries.length === 0) return null
  return (
    <ul className="top-countries" aria-label={name}>
      {countries.map(({ code, length, text, tone }) => (
        <li key={code}>
          <Flag code={code} />
          {length === undefined ? (
            <i className={tone} />
          ) : (
            <svg width={`${Math.round(length * 100)}%`} aria-hidden="true" />
          )}
          <span className="num" {...asServed}>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
