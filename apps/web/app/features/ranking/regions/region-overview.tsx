import { useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/translate.tsx'
import type { RegionGroup, RegionWithLeaders } from './arrange-regions.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry, formatList } from '../../../i18n/format.ts'
import { describeCount } from '../describe-count.ts'
import { filterRegions, matchesRegion } from './match-region.ts'
import { RegionEntry } from './region-entry.tsx'
import { RegionFilter } from './region-filter.tsx'
import { worldPartName } from '../../../i18n/names/world-part-name.ts'
import './region-overview.css'

type RegionOverviewProps = {
  groups: readonly RegionGroup<RegionWithLeaders>[]
  /** Countries without figures, by name. */
  missing: readonly string[]
  addressOf: (region: string) => string
}

/** All countries by part of the world, each with its first three tools, then those without figures. */
export function RegionOverview({ groups, missing, addressOf }: RegionOverviewProps) {
  const { t, locale } = useLanguage()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const shown = filterRegions(locale, groups, typed)
  const count = shown.reduce((sum, { regions }) => sum + regions.length, 0)
  const lacking = missing.filter((region) => matchesRegion(locale, region, typed))
  return (
    <div className="region-overview">
      <RegionFilter value={typed} onChange={setTyped} onSubmit={() => list.current?.querySelector('a')?.click()} />
      <output className={count === 0 ? 'lead' : 'unseen'}>
        {typed.trim() !== '' && describeCount(t, count, lacking.length, (n) => t('ranking.countriesFound', { n }))}
      </output>
      <div ref={list}>
        {shown.map(({ part, regions }) => (
          <section key={part} aria-labelledby={`part-${part}`}>
            <h2 id={`part-${part}`}>{worldPartName(t, part)}</h2>
            <ul>
              {regions.map((region) => (
                <RegionEntry key={region.region} region={region} to={addressOf(region.region)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {lacking.length > 0 && (
        <section className="without-figures" aria-labelledby="without-figures">
          <h2 id="without-figures" {...asServed}>
            {t('ranking.countriesWithout', { n: lacking.length })}
          </h2>
          <p {...asServed}>
            {formatList(
              locale,
              lacking.map((region) => formatCountry(locale, region)),
            )}
          </p>
        </section>
      )}
    </div>
  )
}
