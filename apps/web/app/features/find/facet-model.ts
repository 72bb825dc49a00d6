import { freeToUse, notKnown, type ListFilter } from '@polydex/contract/list-filter'
import type { Locale } from '@polydex/contract/locale'
import type { ToolFacets } from '@polydex/contract/tool'
import { formatCountry } from '../../i18n/format.ts'
import { interfaceName } from '../../i18n/interface-name.ts'
import { platformTitle } from '../../i18n/platform-name.ts'
import { priceName } from '../../i18n/price-name.ts'
import { roleName } from '../../i18n/role-name.ts'
import type { Translate } from '../../i18n/translate.tsx'
import { chosenIn, filterKeys, type ListPlace } from './list-place.ts'

export type FacetValue = { value: string; name: string; tools: number; isChosen: boolean }
export type Facet = {
  key: ListFilter
  title: string
  values: FacetValue[]
  /** Collapsed until one of its values is chosen: few visitors filter by it. */
  isFolding: boolean
}

const titles: Record<ListFilter, (t: Translate) => string> = {
  price: (t) => t('find.price'),
  platform: (t) => t('find.platform'),
  features: (t) => t('find.features'),
  language: (t) => t('find.language'),
  signUp: (t) => t('find.signUp'),
  country: (t) => t('find.country'),
  offeredIn: (t) => t('find.offeredIn'),
  aiRole: (t) => t('card.aiRole'),
  category: (t) => t('find.category'),
}

const folding = new Set<ListFilter>(['language', 'signUp', 'country', 'offeredIn', 'aiRole'])
/** Few values with a natural order; in other facets the most useful values come first. */
const ordered = new Set<ListFilter>(['price', 'aiRole', 'signUp'])
/** Facets that hide values without tools: there are many such values, and they would only be in the way. */
const without0 = new Set<ListFilter>(['platform', 'language', 'country', 'offeredIn'])
/**
 * Maximum values of a facet, because the page has a hundred choices already. Chosen values, "not known" and the page's
 * language are always listed.
 */
const most: Partial<Record<ListFilter, number>> = { language: 7, country: 7, offeredIn: 7 }

/** "Free, 0 tools" would mislead visitors looking for a free plan: the filter's label says that it means entirely free. */
function filterName(t: Translate, value: ToolFacets['price'][number]['value']): string {
  if (value === freeToUse) return t('find.freeToUse')
  return value === 'free' ? t('find.entirelyFree') : priceName(t, value)
}

type Named = Omit<FacetValue, 'isChosen'>

const nameValues = <Value extends string>(
  t: Translate,
  values: readonly { value: Value | typeof notKnown; tools: number }[],
  nameOf: (value: Value) => string,
): Named[] =>
  values.map(({ value, tools }) => ({ value, name: value === notKnown ? t('find.notKnown') : nameOf(value), tools }))

/** Every facet with names in the visitor's language. */
const nameFacets = (t: Translate, locale: Locale, facets: ToolFacets): Record<ListFilter, Named[]> => ({
  price: facets.price.map(({ value, tools }) => ({ value, name: filterName(t, value), tools })),
  platform: nameValues(t, facets.platform, (value) => platformTitle(t, locale, value)),
  features: facets.features.map(({ slug, name, tools }) => ({
    value: slug,
    name: slug === notKnown ? t('find.notKnown') : name,
    tools,
  })),
  language: nameValues(t, facets.language, (value) => interfaceName(locale, value)),
  signUp: nameValues(t, facets.signUp, (value) => t(value === 'no' ? 'find.signUpNo' : 'find.signUpYes')),
  country: nameValues(t, facets.country, (value) => formatCountry(locale, value)),
  offeredIn: nameValues(t, facets.offeredIn, (value) => formatCountry(locale, value)),
  aiRole: facets.aiRole.map(({ value, tools }) => ({ value, name: roleName(t, value), tools })),
  category: facets.category.map(({ slug, name, tools }) => ({ value: slug, name, tools })),
})

/** The filters of a page. A category page has no category filter. */
export function listFacets(t: Translate, locale: Locale, facets: ToolFacets, place: ListPlace): Facet[] {
  const named = nameFacets(t, locale, facets)
  return filterKeys
    .filter((key) => key !== 'category' || place.page === 'find')
    .map((key) => {
      const chosen = new Set(chosenIn(place, key))
      const values = named[key]
        .map((value) => ({ ...value, isChosen: chosen.has(value.value) }))
        .filter(({ tools, isChosen }) => tools > 0 || isChosen || !without0.has(key))
      const sorted = ordered.has(key) ? values : values.toSorted(byUse)
      const isShown = ({ value, isChosen }: FacetValue, index: number) =>
        index < (most[key] ?? Infinity) || isChosen || value === notKnown || value === locale
      return {
        key,
        title: titles[key](t),
        values: sorted.filter(isShown),
        isFolding: folding.has(key),
      }
    })
}

/** Chosen values first, then by number of tools, "not known" last; ties keep the catalogue's order. */
const byUse = (a: FacetValue, b: FacetValue): number =>
  Number(b.isChosen) - Number(a.isChosen) ||
  Number(a.value === notKnown) - Number(b.value === notKnown) ||
  b.tools - a.tools
