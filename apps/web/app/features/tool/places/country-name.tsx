import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Flag } from '../../../ui/flag.tsx'
import { Link } from '../../../ui/link.tsx'

type CountryNameProps = {
  code: string
  /** Month of the linked ranking; undefined: the newest. */
  month?: string | undefined
}

/** A country as a row header; its name links to its ranking. */
export function CountryName({ code, month }: CountryNameProps) {
  const locale = useLocale()
  return (
    <span className="where">
      <Flag code={code} hasNameBeside />
      <Link to={pathTo('rank-region-tools', locale, code, { month })} {...asServed}>
        {formatCountry(locale, code)}
      </Link>
    </span>
  )
}
