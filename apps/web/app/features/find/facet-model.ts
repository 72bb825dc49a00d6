import type { ToolFacets } from '@polydex/contract/tool'
import type { PricingModel } from '@polydex/contract/tool-card'
import { priceName } from '../../i18n/price-name.ts'
import type { Translate } from '../../i18n/translate.tsx'
import { chosenIn, filterKeys, type FilterKey, type ListPlace } from './list-place.ts'

export type FacetValue = { value: string; name: string; tools: number; isChosen: boolean }
export type Facet = { key: FilterKey; title: string; values: FacetValue[] }

const titles: Record<FilterKey, (t: Translate) => string> = {
  price: (t) => t('find.price'),
  features: (t) => t('find.features'),
  category: (t) => t('find.category'),
}

/** Beside a filter "Free, 0 tools" would be untrue to whoever looks for a free plan: the word says what it leaves out. */
const filterName = (t: Translate, model: PricingModel): string =>
  model === 'free' ? t('find.entirelyFree') : priceName(t, model)

/** What can be chosen on a page. A category's own page leaves the categories out. */
export function listFacets(t: Translate, facets: ToolFacets, place: ListPlace): Facet[] {
  const named = {
    price: facets.price.map(({ value, tools }) => ({ value, name: filterName(t, value), tools })),
    features: facets.features.map(({ slug, ...rest }) => ({ value: slug, ...rest })),
    category: facets.category.map(({ slug, ...rest }) => ({ value: slug, ...rest })),
  }
  return filterKeys
    .filter((key) => key !== 'category' || place.page === 'find')
    .map((key) => {
      const chosen = new Set(chosenIn(place, key))
      const values = named[key].map((value) => ({ ...value, isChosen: chosen.has(value.value) }))
      // Prices are few and have an order of their own; of the others the most useful come first.
      return { key, title: titles[key](t), values: key === 'price' ? values : values.toSorted(byUse) }
    })
}

/** Chosen ones first, then those that give most; equal ones stay in the order of the catalogue. */
const byUse = (a: FacetValue, b: FacetValue): number => Number(b.isChosen) - Number(a.isChosen) || b.tools - a.tools
