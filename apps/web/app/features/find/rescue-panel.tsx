import { formatList } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { Hatch } from '../../ui/hatch.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import type { Facet } from './facet-model.ts'
import { FilterLink } from './filter-link.tsx'
import { addressIn, type ListPlace } from './list-place.ts'
import { changeOf, type Drop, type Rescue } from './rescue-model.ts'
import './rescue-panel.css'

type RescuePanelProps = { rescue: Rescue; facets: readonly Facet[]; place: ListPlace }

/** Nothing fits: says to what, which wish to give up and what that would give, and where else to look. */
export function RescuePanel({ rescue: { drops, meant, categories }, facets, place }: RescuePanelProps) {
  const { t, locale } = useLanguage()
  const { q } = place.query
  const chosen = facets.flatMap(({ values }) => values.filter(({ isChosen }) => isChosen).map(({ name }) => name))
  const filters = formatList(locale, chosen)
  const nameOf = ({ part, value }: Drop): string => {
    const values = facets.find(({ key }) => key === part)?.values ?? []
    const dropped = value.split(',')
    return formatList(
      locale,
      values.filter((item) => dropped.includes(item.value)).map(({ name }) => name),
    )
  }
  const nothingFits =
    q === undefined
      ? filters === ''
        ? t('find.nothingHere')
        : t('find.nothingWith', { filters })
      : filters === ''
        ? t('find.nothingNamed', { q })
        : t('find.nothingNamedWith', { q, filters })
  return (
    <div className="rescue">
      <p className="strong" suppressHydrationWarning>
        {nothingFits}
      </p>
      {q === undefined && filters === '' && (
        <p>
          <MoreLink to={pathTo('submit', locale)}>{t('site.submitTool')}</MoreLink>
        </p>
      )}
      {meant !== null && (
        <p>
          <FilterLink to={pathTo('find', locale, undefined, { q: meant })}>
            {t('find.didYouMean', { name: meant })}
          </FilterLink>
        </p>
      )}
      {drops.length > 0 && (
        <ul>
          {drops.map((drop) => (
            <li key={`${drop.part} ${drop.value}`}>
              <FilterLink to={addressIn(locale, place, changeOf(place, drop))}>
                <Icon name="x" small />
                <span suppressHydrationWarning>
                  {drop.part === 'q'
                    ? t('find.withoutText', { q: drop.value })
                    : t('find.without', { filter: nameOf(drop) })}
                </span>
                <span className="num" suppressHydrationWarning>
                  {t('find.count', { n: drop.tools })}
                </span>
              </FilterLink>
            </li>
          ))}
        </ul>
      )}
      {categories.length > 0 && <p className="meta">{t('find.nearCategories')}</p>}
      <div className="row">
        {categories.map(({ slug, name, group }) => (
          <Link key={slug} className={`btn g-${group}`} to={pathTo('category', locale, slug)}>
            <Hatch group={group} />
            {name}
          </Link>
        ))}
      </div>
      <p>
        <MoreLink to={pathTo('find', locale)}>{t('find.allTools')}</MoreLink>
      </p>
    </div>
  )
}
