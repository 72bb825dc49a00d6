import type { CountryLadder } from '@polydex/contract/country-ladder'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { sumPlaces } from '../../ui/band-tone.ts'
import { Flag } from '../../ui/flag.tsx'
import { Link } from '../../ui/link.tsx'
import './country-ladder.css'

/** Countries' lists, each with how many tools it names and how long it is. */
export function ListFacts({ lists }: { lists: CountryLadder['neighbours'] }) {
  const { t, locale } = useLanguage()
  return (
    <ul className="ladder-facts">
      {lists.map(({ region, sites, tools }) => (
        <li key={region}>
          <span className="where">
            <Flag code={region} hasNameBeside />
            <Link to={pathTo('rank-region-tools', locale, region)} {...asServed}>
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
