import type { Ref } from 'react'
import { useTranslate } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import '../../../ui/form/filter-box.css'
import './region-filter.css'

type RegionFilterProps = {
  value: string
  onChange: (value: string) => void
  /** Goes to the first match. */
  onSubmit: () => void
  ref?: Ref<HTMLInputElement>
}

/** Filters a list of countries while typing; runs in the browser and is hidden without script. */
export function RegionFilter({ value, onChange, onSubmit, ref }: RegionFilterProps) {
  const t = useTranslate()
  return (
    <search className="needs-script">
      <form
        className="filter-box region-filter"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Icon name="search" />
        <input
          ref={ref}
          type="search"
          aria-label={t('ranking.filterCountries')}
          placeholder={t('ranking.filterPlaceholder')}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </form>
    </search>
  )
}
