import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { findWorldPart } from '@polydex/contract/locale/world-part'
import { pathTo, type Query } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountryInText } from '../../../i18n/names/country-in-text.ts'
import { formatCountry, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { worldPartName } from '../../../i18n/names/world-part-name.ts'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import { Flag } from '../../../ui/flag.tsx'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { EmptyRanking } from '../empty-ranking.tsx'
import './country-ladder.css'

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

type NeighbourListsProps = { region: string; lists: CountryLadder['neighbours']; month: Query['month'] }

/** Lists of the same part of the world and of similar length, to compare with. */
export function NeighbourLists({ region, lists, month }: NeighbourListsProps) {
  const { t } = useLanguage()
  return (
    <section className="ladder-more" aria-labelledby="neighbours">
      <SectionHead id="neighbours" title={t('ladder.neighbours')} hint={worldPartName(t, findWorldPart(region))} />
      <ListFacts lists={lists} month={month} />
    </section>
  )
}

/** A country whose list exists but is not held: says so, and offers the nearest ones that are. */
export function ListNotHeld({ region, neighbours }: Pick<CountryLadder, 'region' | 'neighbours'>) {
  const { t, locale } = useLanguage()
  return (
    <EmptyRanking
      title={t('ladder.notHeldTitle', { country: formatCountryInText(locale, region) })}
      text={t('ladder.notHeldText', { part: worldPartName(t, findWorldPart(region)) })}
    >
      <ListFacts lists={neighbours} />
      <Link className="btn btn-primary" to={pathTo('rank-regions', locale)}>
        {t('ranking.allCountries')}
      </Link>
    </EmptyRanking>
  )
}

type ListFactsProps = {
  lists: CountryLadder['neighbours']
  /** The month that the visitor selected; undefined: the newest. */
  month?: Query['month']
}

/** Countries' lists, each with the number of tools that it names and its length. */
function ListFacts({ lists, month }: ListFactsProps) {
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
