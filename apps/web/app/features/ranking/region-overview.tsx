import { useRef, useState } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import type { RegionGroup, RegionWithLeaders } from './arrange-regions.ts'
import { filterRegions } from './match-region.ts'
import { RegionEntry } from './region-entry.tsx'
import { RegionFilter } from './region-filter.tsx'
import { worldPartName } from '../../i18n/world-part-name.ts'
import './region-overview.css'

type RegionOverviewProps = {
  groups: readonly RegionGroup<RegionWithLeaders>[]
  addressOf: (region: string) => string
}

/** All countries by part of the world, each with its first three tools. */
export function RegionOverview({ groups, addressOf }: RegionOverviewProps) {
  const { t, locale } = useLanguage()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const shown = filterRegions(locale, groups, typed)
  const count = shown.reduce((sum, { regions }) => sum + regions.length, 0)
  return (
    <div className="region-overview">
      <RegionFilter value={typed} onChange={setTyped} onSubmit={() => list.current?.querySelector('a')?.click()} />
      <output className={count === 0 ? 'lead' : 'unseen'}>
        {typed.trim() === ''
          ? ''
          : count === 0
            ? t('ranking.noCountryFound')
            : t('ranking.countriesFound', { n: count })}
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
    </div>
  )
}
