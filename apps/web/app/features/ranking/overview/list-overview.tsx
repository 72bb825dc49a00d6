import { useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/translate.tsx'
import { worldPartName } from '../../../i18n/names/world-part-name.ts'
import type { WorldPart } from '@polydex/contract/locale/world-part'
import { ListTable, type ListedRegion } from './list-table.tsx'
import { describeCount } from '../describe-count.ts'
import { NotHeld } from './not-held.tsx'
import { filterRegions, matchesRegion } from '../regions/match-region.ts'
import { RegionFilter } from '../regions/region-filter.tsx'
import '../regions/region-overview.css'

type ListOverviewProps = {
  /** Longest list first. */
  groups: readonly { part: WorldPart; regions: ListedRegion[] }[]
  /** Countries whose list is not held. */
  missing: readonly string[]
  /** Places up to which tools are counted. */
  bands: readonly number[]
  addressOf: (region: string) => string
}

/**
 * All full lists by part of the world, then the countries whose list is not held. Short lists appear only while the
 * visitor filters.
 */
export function ListOverview({ groups, missing, bands, addressOf }: ListOverviewProps) {
  const { t, locale } = useLanguage()
  const [typed, setTyped] = useState('')
  const tables = useRef<HTMLDivElement>(null)
  const isFiltered = typed.trim() !== ''
  const shown = filterRegions(locale, groups, typed)
  const count = shown.reduce((sum, { regions }) => sum + regions.length, 0)
  const lacking = missing.filter((region) => matchesRegion(locale, region, typed))
  return (
    <div className="region-overview">
      <RegionFilter value={typed} onChange={setTyped} onSubmit={() => tables.current?.querySelector('a')?.click()} />
      <output className={count === 0 ? 'lead' : 'unseen'}>
        {isFiltered && describeCount(t, count, lacking.length, (n) => t('lists.countriesFound', { n }))}
      </output>
      <div className="list-tables" ref={tables}>
        {shown.map(({ part, regions }) => (
          <section key={part} aria-labelledby={`part-${part}`}>
            <h2 id={`part-${part}`}>{worldPartName(t, part)}</h2>
            <ListTable
              lists={isFiltered ? regions : regions.filter(({ figures }) => figures.length > 0)}
              bands={bands}
              addressOf={addressOf}
              labelledBy={`part-${part}`}
            />
          </section>
        ))}
      </div>
      <NotHeld regions={lacking} />
    </div>
  )
}
