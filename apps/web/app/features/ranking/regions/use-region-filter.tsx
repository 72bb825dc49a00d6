import type { WorldPart } from '@polydex/contract/locale/world-part'
import { useRef, useState, type Ref } from 'react'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { filterRegions } from './match-region.ts'
import '../../../ui/form/filter-box.css'
import './region-filter.css'

/**
 * Filters countries while the visitor types; Enter follows the first link of the list. The field works in the browser
 * and is hidden without script.
 */
export function useRegionFilter<Region extends { region: string }>(
  groups: readonly { part: WorldPart; regions: Region[] }[],
  ref?: Ref<HTMLInputElement>,
) {
  const { t, locale } = useLanguage()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const field = (
    <search className="needs-script">
      <form
        className="filter-box region-filter"
        onSubmit={(event) => {
          event.preventDefault()
          list.current?.querySelector<HTMLElement>('a[href]')?.click()
        }}
      >
        <Icon name="search" />
        <input
          ref={ref}
          type="search"
          aria-label={t('ranking.filterCountries')}
          placeholder={t('ranking.filterPlaceholder')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
  return { typed, isFiltered: typed.trim() !== '', shown: filterRegions(locale, groups, typed), list, field }
}
