import { asServed } from '../../../i18n/as-served.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FilterLink } from '../facets/filter-link.tsx'
import type { FoundTools } from '../found-tools.ts'
import { addressWithout, type Drop } from './rescue-model.ts'

type RescueDropsProps = { drops: readonly Drop[]; found: FoundTools }

/** Filters that can be removed, each with the number of tools without it. */
export function RescueDrops({ drops, found: { place, facets, categoryName } }: RescueDropsProps) {
  const { t, locale } = useLanguage()
  const nameOf = ({ part, value }: Drop): string => {
    // On a category page, the category is not a filter that can be unticked.
    if (part === 'category' && place.category !== undefined) return categoryName ?? ''
    const values = facets.find(({ key }) => key === part)?.values ?? []
    const dropped = values.filter((item) => (value === null ? item.isChosen : item.value === value))
    return formatList(
      locale,
      dropped.map(({ name }) => name),
    )
  }
  if (drops.length === 0) return null
  return (
    <ul>
      {drops.map((drop) => (
        <li key={`${drop.part} ${drop.value}`}>
          <FilterLink place={place} addressOf={(pending) => addressWithout(locale, pending, drop)}>
            <Icon name="x" small />
            <span {...asServed}>
              {drop.part === 'q'
                ? t('find.withoutText', { q: place.query.q ?? '' })
                : t('find.without', { filter: nameOf(drop) })}
            </span>
            <span className="num" {...asServed}>
              {t('find.count', { n: drop.tools })}
            </span>
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}
