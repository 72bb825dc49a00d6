import type { RankingKind } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry } from '../../../i18n/format.ts'
import { ownRegion } from '@polydex/contract/locale/own-region'
import { useLanguage } from '../../../i18n/translate.tsx'
import type { PageName } from '../../../addresses/pages.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { offerRankings } from '../../../navigation/ranking-pages.ts'
import { useSite } from '../../../request/use-site.ts'
import { Link } from '../../../ui/link.tsx'

/** Countries and sources have a heading of their own. */
const hasNoGroup = ({ lists }: { lists?: RankingKind }): boolean => lists !== 'region' && lists !== 'source'

/** Links to every kind of ranking that exists. */
export function RankingLinks() {
  const { t, locale } = useLanguage()
  const figures = useSite()?.figures
  const rankings = offerRankings(figures)
  const region = ownRegion(locale)
  const link = (text: string, page: PageName, parameter?: string) => (
    <li key={text}>
      <Link to={pathTo(page, locale, parameter)} {...asServed}>
        {text}
      </Link>
    </li>
  )
  return (
    <>
      <ul>{rankings.filter(hasNoGroup).map(({ page, name }) => link(name(t), page))}</ul>
      {rankings.some(({ lists }) => lists === 'region') && (
        <>
          <h2>{t('site.byCountry')}</h2>
          <ul>
            {figures?.ownRegions.includes(region) !== false &&
              link(formatCountry(locale, region), 'rank-region-tools', region)}
            {link(t('site.allCountries'), 'rank-regions')}
          </ul>
        </>
      )}
      {rankings.some(({ lists }) => lists === 'source') && (
        <>
          <h2>{t('site.bySource')}</h2>
          <ul>
            {link(t('site.directVisits'), 'rank-source-tools', 'direct')}
            {link(t('site.allSources'), 'rank-sources')}
          </ul>
        </>
      )}
    </>
  )
}
