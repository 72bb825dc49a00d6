import { useRef, useState } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatList } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { worldPartName } from '../../i18n/world-part-name.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { OfferedRegion, RegionGroup } from './arrange-regions.ts'
import { ListEntry } from './list-entry.tsx'
import { filterRegions } from './match-region.ts'
import { RegionFilter } from './region-filter.tsx'
import './region-overview.css'

/** A country whose list is held; `total` counts the tools among its first sites. */
export type ListedRegion = OfferedRegion & { sites: number; isFull: boolean }

type ListOverviewProps = {
  /** Longest list first. */
  groups: readonly (RegionGroup<ListedRegion> & { missing: readonly string[] })[]
  band: number
  addressOf: (region: string) => string
}

/** All lists by part of the world, then what is not held. Short lists are folded until somebody looks for one. */
export function ListOverview({ groups, band, addressOf }: ListOverviewProps) {
  const { t, locale } = useLanguage()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const isFiltered = typed.trim() !== ''
  const shown = filterRegions(locale, groups, typed)
  const count = shown.reduce((sum, { regions }) => sum + regions.length, 0)
  const missing = groups.flatMap((group) => group.missing)
  const entriesOf = (regions: readonly ListedRegion[]) => (
    <ul>
      {regions.map((region) => (
        <ListEntry key={region.region} region={region} band={band} to={addressOf(region.region)} />
      ))}
    </ul>
  )
  return (
    <div className="region-overview">
      <RegionFilter value={typed} onChange={setTyped} onSubmit={() => list.current?.querySelector('a')?.click()} />
      <output className={count === 0 ? 'lead' : 'unseen'}>
        {!isFiltered ? '' : count === 0 ? t('ranking.noCountryFound') : t('map.countriesFound', { n: count })}
      </output>
      <div ref={list}>
        {shown.map(({ part, regions }) => {
          const short = isFiltered ? [] : regions.filter(({ isFull }) => !isFull)
          return (
            <section key={part} aria-labelledby={`part-${part}`}>
              <h2 id={`part-${part}`}>{worldPartName(t, part)}</h2>
              {entriesOf(isFiltered ? regions : regions.filter(({ isFull }) => isFull))}
              {short.length > 0 && (
                <Disclosure summary={t('map.shortLists', { n: short.length })}>{entriesOf(short)}</Disclosure>
              )}
            </section>
          )
        })}
      </div>
      {missing.length > 0 && (
        <section id="not-held" aria-labelledby="not-held-heading">
          <h2 id="not-held-heading" {...asServed}>
            {t('map.notHeldTitle', { n: missing.length })}
          </h2>
          <p {...asServed}>
            {t('map.notHeldText', {
              countries: formatList(
                locale,
                missing.map((region) => formatCountry(locale, region)),
              ),
            })}
          </p>
        </section>
      )}
    </div>
  )
}
