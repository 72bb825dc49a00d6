import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { findWorldPart } from '@polydex/contract/locale/world-part'
import { pathTo } from '../../../addresses/path-to.ts'
import { formatCountryInText } from '../../../i18n/names/country-in-text.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyRanking } from '../empty-ranking.tsx'
import { ListFacts } from './list-facts.tsx'
import { worldPartName } from '../../../i18n/names/world-part-name.ts'

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
