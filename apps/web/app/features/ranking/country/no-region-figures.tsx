import { ownRegion } from '@polydex/contract/locale/own-region'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountryInText } from '../../../i18n/names/country-in-text.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import { likelyRegions } from '../../../i18n/likely-regions.ts'
import type { RegionGroup } from '../regions/arrange-regions.ts'
import { EmptyRanking } from '../empty-ranking.tsx'
import { RegionList } from '../regions/region-list.tsx'

const offered = 8

/** A country without figures: says so, and offers the likeliest countries that have some. */
export function NoRegionFigures({ groups }: { groups: readonly RegionGroup[] }) {
  const { t, locale } = useLanguage()
  const likely = likelyRegions(
    locale,
    groups.flatMap(({ regions }) => regions),
  )
  if (likely.length === 0)
    return <EmptyRanking title={t('ranking.noFiguresTitle')} text={t('ranking.noFiguresRegions')} />
  return (
    <EmptyRanking title={t('ranking.noFiguresTitle')} text={t('ranking.noFiguresRegion')}>
      <RegionList regions={likely.slice(0, offered)} />
      <Link className="btn btn-primary" to={pathTo('rank-regions', locale)}>
        {t('ranking.allCountries')}
      </Link>
    </EmptyRanking>
  )
}

/** Says that this is not the language's own country, because there are no figures of that one. */
export function ShownInstead({ region }: { region: string }) {
  const { t, locale } = useLanguage()
  return (
    <p className="shown-instead" {...asServed}>
      {t('ranking.shownInstead', {
        own: formatCountryInText(locale, ownRegion(locale)),
        shown: formatCountryInText(locale, region),
      })}
    </p>
  )
}
