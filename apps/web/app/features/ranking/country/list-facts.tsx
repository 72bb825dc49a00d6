import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { pathTo, type Query } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import { Flag } from '../../../ui/flag.tsx'
import { Link } from '../../../ui/link.tsx'
import './country-ladder.css'

type ListFactsProps = {
  lists: CountryLadder['neighbours']
  /** The month that the visitor selected; undefined: the newest. */
  month?: Query['month']
}

/** Countries' lists, each with the number of tools that it names and its length. */
export function ListFacts({ lists, month }: ListFactsProps) {
  const { t, locale } = useLanguage()
  return (
    <ul className="ladder-facts">
      {lists.map(({ region, sites, tools }) => (
        <li key={region}>
          <span className="where">
            <Flag code={region} hasNameBeside />
            {/* A list that names no tool has no pages by month. */}
            <Link
              to={pathTo('rank-region-tools', locale, region, { month: sumPlaces(tools) > 0 ? month : undefined })}
              {...asServed}
            >
              {formatCountry(locale, region)}
            </Link>
          </span>
          <span {...asServed}>
            {t('ladder.neighbour', {
              first: formatNumber(locale, tools[0] ?? 0),
              listed: formatNumber(locale, sumPlaces(tools)),
            })}
          </span>
          <span className="meta" {...asServed}>
            {t('ladder.sites', { n: sites })}
          </span>
        </li>
      ))}
    </ul>
  )
}
