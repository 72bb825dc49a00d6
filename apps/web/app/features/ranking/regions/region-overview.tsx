import type { WorldPart } from '@polydex/contract/locale/world-part'
import type { ReactNode } from 'react'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountries, formatCountry, formatList } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { worldPartName } from '../../../i18n/names/world-part-name.ts'
import { Flag } from '../../../ui/flag.tsx'
import { Link } from '../../../ui/link.tsx'
import type { RegionGroup, RegionWithLeaders } from './arrange-regions.ts'
import { describeCount, matchesRegion } from './match-region.ts'
import { useRegionFilter } from './use-region-filter.tsx'
import './region-overview.css'

type FilteredRegionsProps<Region> = {
  groups: readonly { part: WorldPart; regions: Region[] }[]
  /** Countries without figures. */
  missing: readonly string[]
  countFound: (n: number) => string
  className?: string
  /** The countries of a part of the world; the heading with this id names them. */
  renderRegions: (regions: readonly Region[], headingId: string, isFiltered: boolean) => ReactNode
  renderMissing: (regions: readonly string[]) => ReactNode
}

/** Countries by part of the world, then those without figures; filtered by what the visitor types. */
export function FilteredRegions<Region extends { region: string }>({
  groups,
  missing,
  countFound,
  className,
  renderRegions,
  renderMissing,
}: FilteredRegionsProps<Region>) {
  const { t, locale } = useLanguage()
  const { typed, isFiltered, shown, list, field } = useRegionFilter(groups)
  const count = shown.reduce((sum, { regions }) => sum + regions.length, 0)
  const lacking = missing.filter((region) => matchesRegion(locale, region, typed))
  return (
    <div className="region-overview">
      {field}
      <output className={count === 0 ? 'lead' : 'unseen'}>
        {isFiltered && describeCount(t, count, lacking.length, countFound)}
      </output>
      <div className={className} ref={list}>
        {shown.map(({ part, regions }) => (
          <section key={part} aria-labelledby={`part-${part}`}>
            <h2 id={`part-${part}`}>{worldPartName(t, part)}</h2>
            {renderRegions(regions, `part-${part}`, isFiltered)}
          </section>
        ))}
      </div>
      {lacking.length > 0 && renderMissing(lacking)}
    </div>
  )
}

type RegionOverviewProps = {
  groups: readonly RegionGroup<RegionWithLeaders>[]
  missing: readonly string[]
  addressOf: (region: string) => string
}

/** All countries, each with the number of its ranked tools and the first three, then the names of the others. */
export function RegionOverview({ groups, missing, addressOf }: RegionOverviewProps) {
  const { t, locale } = useLanguage()
  return (
    <FilteredRegions
      groups={groups}
      missing={missing}
      countFound={(n) => t('ranking.countriesFound', { n })}
      renderRegions={(regions) => (
        <ul>
          {regions.map(({ region, total, topTools }) => (
            <li key={region}>
              <Link to={addressOf(region)}>
                <Flag code={region} hasNameBeside />
                <span className="name" {...asServed}>
                  {formatCountry(locale, region)}
                </span>
                <span className="num" {...asServed}>
                  {t('ranking.toolCount', { n: total })}
                </span>
                <span className="meta leaders" {...asServed}>
                  {formatList(
                    locale,
                    topTools.map(({ name }) => name),
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      renderMissing={(regions) => (
        <section aria-labelledby="without-figures">
          <h2 id="without-figures" {...asServed}>
            {t('ranking.countriesWithout', { n: regions.length })}
          </h2>
          <p {...asServed}>{formatCountries(locale, regions)}</p>
        </section>
      )}
    />
  )
}
