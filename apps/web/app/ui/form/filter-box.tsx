import { useId } from 'react'
import { Icon } from '../icon.tsx'
import './filter-box.css'

type FilterBoxProps = { label: string; value: string; onChange: (text: string) => void }

/** Filters what the page already shows, while typing; hidden without script. */
export function FilterBox({ label, value, onChange }: FilterBoxProps) {
  const id = useId()
  return (
    <div className="filter-box needs-script">
      <Icon name="search" />
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
