import type { ListFilter } from '@polydex/contract/tool/list-filter'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { FilterLink } from './facets/filter-link.tsx'
import type { FoundTools } from './found-tools.ts'
import { addressIn, chosenIn } from './list-place.ts'

/** What decides most often, in the order in which visitors ask. */
const quick: readonly (readonly [ListFilter, string])[] = [
  ['price', 'free-to-use'],
  ['signUp', 'no'],
  ['price', 'open-source'],
  ['platform', 'ios'],
  ['platform', 'android'],
  ['platform', 'api'],
]

/** The filters that decide most often, one click each, beside all tools. */
export function QuickFilters({ found: { place, facets }, all }: { found: FoundTools; all?: number }) {
  const { t, locale } = useLanguage()
  const choices = quick.flatMap(([key, value]) => {
    const found = facets.find((facet) => facet.key === key)?.values.find((other) => other.value === value)
    if (found === undefined || (found.tools === 0 && found.isChosen !== true)) return []
    return [{ key, ...found, isCurrent: chosenIn(place, key).join() === value }]
  })
  const isAll = facets.every(({ key }) => chosenIn(place, key).length === 0)
  const none = Object.fromEntries(facets.map(({ key }) => [key, undefined]))
  return (
    <nav className="quick-filters" aria-label={t('task.narrow')}>
      {choices.map(({ key, value, name, tools, isCurrent }) => (
        <FilterLink
          key={`${key} ${value}`}
          className="btn"
          place={place}
          addressOf={(pending) => addressIn(locale, pending, { [key]: isCurrent ? undefined : value })}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {name}
          <span className="num" {...asServed}>
            {formatNumber(locale, tools)}
          </span>
        </FilterLink>
      ))}
      <FilterLink
        className="btn"
        place={place}
        addressOf={(pending) => addressIn(locale, pending, none)}
        aria-current={isAll ? 'true' : undefined}
      >
        {t('task.all')}
        {all !== undefined && (
          <span className="num" {...asServed}>
            {formatNumber(locale, all)}
          </span>
        )}
      </FilterLink>
    </nav>
  )
}
