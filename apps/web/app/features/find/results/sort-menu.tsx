import { thisSite } from '@polydex/contract/site/site'
import type { SortKey } from '@polydex/contract/tool/tool'
import { useLanguage, type Translate } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'
import { SelectMenu } from '../../../ui/opening/select-menu.tsx'
import { FilterLink } from '../facets/filter-link.tsx'
import { addressIn, isByFit, type ListPlace } from '../list-place.ts'

const names: Record<SortKey, (t: Translate) => string> = {
  visits: (t) => t('find.sortVisits'),
  added: (t) => t('find.sortAdded'),
  direct: (t) => t('find.sortDirect'),
  search: (t) => t('find.sortSearch'),
  referrals: (t) => t('find.sortReferrals'),
  social: (t) => t('find.sortSocial'),
  mail: (t) => t('find.sortMail'),
  display: (t) => t('find.sortDisplay'),
}

const isSortKey = (text: string): text is SortKey => Object.hasOwn(names, text)

/** Undefined: by relevance. */
type Choice = SortKey | undefined

const general: Choice[] = ['visits', 'added']
const bySource: Choice[] = ['direct', 'search', 'referrals', 'social', 'mail', 'display']

/** Whether the list should be sorted by a source. */
export const isBySource = (place: ListPlace): boolean => bySource.includes(sortIn(place))

export const sortIn = (place: ListPlace): Choice => {
  const { sort } = place.query
  return sort !== undefined && isSortKey(sort) ? sort : isByFit(place) ? undefined : 'visits'
}

/**
 * The sort order of the list. Every option starts with the most, or the newest. Sorting by source is hidden if there
 * are no figures by source.
 */
export function SortMenu({ place }: { place: ListPlace }) {
  const { t, locale } = useLanguage()
  const current = sortIn(place)
  const figures = useSite()?.figures
  const isByReach = figures?.figuresBasis === 'bands'
  const nameOf = (sort: Choice) => {
    if (sort === undefined) return t('find.sortFit')
    if (sort === 'visits' && !thisSite.figures) return t('find.sortName')
    return sort === 'visits' && isByReach ? t('find.sortReach') : names[sort](t)
  }
  const links = (choices: readonly Choice[]) => (
    <ul>
      {choices.map((sort) => (
        <li key={sort ?? 'fit'}>
          <FilterLink
            place={place}
            addressOf={(pending) => addressIn(locale, pending, { sort, order: undefined })}
            aria-current={sort === current ? 'true' : undefined}
          >
            {nameOf(sort)}
          </FilterLink>
        </li>
      ))}
    </ul>
  )
  return (
    <SelectMenu id="sort-menu" label={t('find.sortBy')} value={nameOf(current)}>
      {links(isByFit(place) ? [undefined, ...general] : general)}
      {thisSite.figures && figures?.hasSources !== false && (
        <>
          <h2>{t('find.sortSources')}</h2>
          {links(bySource)}
        </>
      )}
    </SelectMenu>
  )
}
