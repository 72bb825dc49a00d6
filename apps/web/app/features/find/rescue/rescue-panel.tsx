import { thisSite } from '@polydex/contract/site/site'
import { asServed } from '../../../i18n/as-served.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Hatch } from '../../../ui/hatch.tsx'
import { Link } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { FilterLink } from '../facets/filter-link.tsx'
import type { FoundTools } from '../found-tools.ts'
import { isUnknownText, type Rescue, addressWithout, type Drop } from './rescue-model.ts'
import { UnlistedName } from './unlisted-name.tsx'
import './rescue-panel.css'
import { Icon } from '../../../ui/icon.tsx'

type RescuePanelProps = { rescue: Rescue; found: FoundTools }

/** No results: says for what, which filters to drop with how many results, and where else to look. */
export function RescuePanel({ rescue, found }: RescuePanelProps) {
  const { t, locale } = useLanguage()
  const { list, place, facets } = found
  const { q } = place.query
  const { didYouMean } = list
  const chosen = facets.flatMap(({ values }) => values.filter(({ isChosen }) => isChosen).map(({ name }) => name))
  const filters = formatList(locale, chosen)
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
      {q !== undefined && list.isUnlisted && <UnlistedName q={q} hasNear={false} />}
      {(!list.isUnlisted || filters !== '') && (
        <p className="strong" {...asServed}>
          {nothingFits}
        </p>
      )}
      {didYouMean !== null && (
        <p>
          {/* As typed, nothing matches even without filters; the suggestion may. */}
          <FilterLink place={place} addressOf={() => pathTo('find', locale, undefined, { q: didYouMean })}>
            {t('find.didYouMean', { name: didYouMean })}
          </FilterLink>
        </p>
      )}
      <RescueDrops drops={rescue.drops} found={found} />
      {rescue.categories.length > 0 && (
        <>
          <p className="meta">{t('find.nearCategories')}</p>
          <div className="in-row">
            {rescue.categories.map(({ slug, name, group }) => (
              <Link key={slug} className={`btn g-${group}`} to={pathTo('category', locale, slug)}>
                <Hatch group={group} />
                {name}
              </Link>
            ))}
          </div>
        </>
      )}
      {q === undefined && filters === '' && thisSite.submissions && (
        <p>
          <MoreLink to={pathTo('submit', locale)}>{t('site.submitTool')}</MoreLink>
        </p>
      )}
      {q !== undefined && !list.isUnlisted && didYouMean === null && isUnknownText(rescue) && thisSite.submissions && (
        <p>
          <MoreLink to={pathTo('submit', locale, undefined, { name: q })}>{t('find.suggestTool', { q })}</MoreLink>
        </p>
      )}
      <p>
        <MoreLink to={pathTo('find', locale)}>{t('find.allTools')}</MoreLink>
      </p>
    </div>
  )
}

type RescueDropsProps = { drops: readonly Drop[]; found: FoundTools }

/** Filters that can be removed, each with the number of tools without it. */
function RescueDrops({ drops, found: { place, facets, categoryName } }: RescueDropsProps) {
  const { t, locale } = useLanguage()
  const nameOf = ({ part, value }: Drop): string => {
    // On a category page, the category is not a filter that can be unticked.
    if (part === 'category' && place.page === 'category') return categoryName ?? ''
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
