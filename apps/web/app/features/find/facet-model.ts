import type { ToolFacets } from '@polydex/contract/tool'
import type { PricingModel } from '@polydex/contract/tool-card'
import { roleName } from '../../i18n/role-name.ts'
import { priceName } from '../../i18n/price-name.ts'
import type { Translate } from '../../i18n/translate.tsx'
import { chosenIn, filterKeys, type FilterKey, type ListPlace } from './list-place.ts'

export type FacetValue = { value: string; name: string; tools: number; isChosen: boolean }
export type Facet = { key: FilterKey; title: string; values: FacetValue[] }

const titles: Record<FilterKey, (t: Translate) => string> = {
  price: (t) => t('find.price'),
  features: (t) => t('find.features'),
  aiRole: (t) => t('card.aiRole'),
  category: (t) => t('find.category'),
}

/**
 * "Free, 0 tools" would mislead visitors looking for a free plan: the filter's label says that it means entirely free.
 */
const filterName = (t: Translate, model: PricingModel): string =>
  model === 'free' ? t('find.entirelyFree') : priceName(t, model)

/** The filters of a page. A category page has no category filter. */
export function listFacets(t: Translate, facets: ToolFacets, place: ListPlace): Facet[] {
  const named = {
    price: facets.price.map(({ value, tools }) => ({ value, name: filterName(t, value), tools })),
    features: facets.features.map(({ slug, ...rest }) => ({ value: slug, ...rest })),
    aiRole: facets.aiRole.map(({ value, tools }) => ({ value, name: roleName(t, value), tools })),
    category: facets.category.map(({ slug, ...rest }) => ({ value: slug, ...rest })),
  }
  return filterKeys
    .filter((key) => key !== 'category' || place.page === 'find')
    .map((key) => {
      const chosen = new Set(chosenIn(place, key))
      const values = named[key].map((value) => ({ ...value, isChosen: chosen.has(value.value) }))
      // Prices and roles are few and have a natural order; in other facets the most useful values come first.
      const isOrdered = key === 'price' || key === 'aiRole'
      return { key, title: titles[key](t), values: isOrdered ? values : values.toSorted(byUse) }
    })
}

/** Chosen values first, then by number of tools; ties keep the catalogue's order. */
const byUse = (a: FacetValue, b: FacetValue): number => Number(b.isChosen) - Number(a.isChosen) || b.tools - a.tools
