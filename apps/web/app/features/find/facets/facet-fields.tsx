import { useState, type ChangeEventHandler } from 'react'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/translate.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Facet, FacetValue } from '../found-tools.ts'

type FacetFieldsProps = {
  facet: Facet
  /** Values ticked in the pending list, whatever list is shown: they must stay enabled so that they can be unticked. */
  ticked: readonly string[]
  /** Keeps the order of the values, and one of them enabled whatever its count. */
  held: { order: readonly string[]; value: string } | undefined
  onChange: ChangeEventHandler<HTMLInputElement>
}

const shownAtOnce = 8

/**
 * Id of the hint that explains the counts once for all facets: a unit beside each count would add a hundred elements.
 */
export const countsHintId = 'facet-counts'

export function FacetFields({
  facet: { key, title, values, isFolding, all },
  ticked,
  held,
  onChange,
}: FacetFieldsProps) {
  const locale = useLocale()
  const ordered =
    held === undefined ? values : values.toSorted((a, b) => held.order.indexOf(a.value) - held.order.indexOf(b.value))
  // The others of sixty categories are made when they are wanted; without script, their own page lists them.
  const [isWhole, setIsWhole] = useState(false)
  const atOnce = Math.max(shownAtOnce, ordered.findLastIndex(({ isChosen }) => isChosen) + 1)
  // Where nothing is found, a facet may have no values: a heading above nothing says less than none.
  if (ordered.length === 0) return null
  const field = ({ value, name, tools, isChosen }: FacetValue) => (
    <label key={value}>
      <input
        className="box"
        type="checkbox"
        name={key}
        value={value}
        defaultChecked={isChosen}
        disabled={tools === 0 && !isChosen && !ticked.includes(value) && value !== held?.value}
        onChange={onChange}
      />
      {name}
      <b {...asServed}>{formatNumber(locale, tools)}</b>
    </label>
  )
  const fields = (
    <div>
      {ordered.slice(0, atOnce).map(field)}
      {ordered.length > atOnce && (
        <Disclosure summary={all} onOpen={() => setIsWhole(true)} isOpen={isWhole}>
          {isWhole || key !== 'category' ? (
            ordered.slice(atOnce).map(field)
          ) : (
            <Link className="no-script" to={pathTo('category-list', locale)}>
              {all}
            </Link>
          )}
        </Disclosure>
      )}
    </div>
  )
  if (isFolding)
    return (
      // Stays open while in use, even if nothing is ticked.
      <details className="facet" open={ticked.length > 0 || held !== undefined}>
        <summary>
          {title}
          <Icon name="down" small />
        </summary>
        <fieldset aria-label={title} aria-describedby={countsHintId}>
          {fields}
        </fieldset>
      </details>
    )
  return (
    <fieldset className="facet" aria-describedby={countsHintId}>
      <legend>{title}</legend>
      {fields}
    </fieldset>
  )
}
