import { freeToUse, notKnown, type ListFilter } from '@polydex/contract/tool/list-filter'
import type { Locale } from '@polydex/contract/locale/locale'
import { ownRegion } from '@polydex/contract/locale/own-region'
import type { ToolFacets } from '@polydex/contract/tool/tool'
import { formatCountry } from '../../../i18n/format.ts'
import { interfaceName } from '../../../i18n/names/interface-name.ts'
import { platformTitle } from '../../../i18n/names/platform-name.ts'
import { priceName } from '../../../i18n/names/price-name.ts'
import { roleName } from '../../../i18n/names/role-name.ts'
import type { Translate } from '../../../i18n/translate.tsx'
import type { Facet, FacetValue } from '../found-tools.ts'
import { chosenIn, type ListPlace } from '../list-place.ts'

/** "Free, 0 tools" would mislead visitors looking for a free plan: the filter's label says that it means entirely free. */
function filterName(t: Translate, value: ToolFacets['price'][number]['value']): string {
  if (value === freeToUse) return t('filter.freeToUse')
  return value === 'free' ? t('filter.entirelyFree') : priceName(t, value)
}

function nameAll(t: Translate, key: ListFilter, n: number): string {
  if (key === 'features') return t('find.allFeatures', { n })
  return key === 'category' ? t('find.allCategories', { n }) : t('find.allValues', { n })
}

type Named = Omit<FacetValue, 'isChosen'>

const nameValues = <Value extends string>(
  t: Translate,
  values: readonly { value: Value | typeof notKnown; tools: number }[],
  nameOf: (value: Value) => string,
): Named[] =>
  values.map(({ value, tools }) => ({ value, name: value === notKnown ? t('filter.notKnown') : nameOf(value), tools }))

type FacetRow = {
  title: (t: Translate) => string
  list: (facets: ToolFacets, t: Translate, locale: Locale) => Named[]
  /** Collapsed until one of its values is chosen: few visitors filter by it. */
  isFolding?: true
  /** Few values with a natural order; in other facets the most useful values come first. */
  isOrdered?: true
  /** Hides values without tools: there are many such values, and they would only be in the way. */
  hidesEmpty?: true
  /** Countries or languages: only the most common are listed, and a chip names the filter as well. */
  isLong?: true
  /** The visitor's own value, which they look for first. */
  own?: (locale: Locale) => string
}

/**
 * Values of a long facet, because the page has a hundred choices already. Chosen values, "not known" and the visitor's
 * own are always listed.
 */
const mostValues = 7

/** The filters in display order: those that most visitors choose by come first. */
const rows: Record<ListFilter, FacetRow> = {
  price: {
    title: (t) => t('filter.price'),
    list: ({ price }, t) => price.map(({ value, tools }) => ({ value, name: filterName(t, value), tools })),
    isOrdered: true,
  },
  platform: {
    title: (t) => t('filter.platform'),
    list: ({ platform }, t, locale) => nameValues(t, platform, (value) => platformTitle(t, locale, value)),
    hidesEmpty: true,
  },
  features: {
    title: (t) => t('filter.features'),
    list: ({ features }, t) =>
      features.map(({ slug, name, tools }) => ({
        value: slug,
        name: slug === notKnown ? t('filter.notKnown') : name,
        tools,
      })),
  },
  language: {
    title: (t) => t('filter.language'),
    list: ({ language }, t, locale) => nameValues(t, language, (value) => interfaceName(locale, value)),
    isFolding: true,
    hidesEmpty: true,
    isLong: true,
    own: (locale) => locale,
  },
  signUp: {
    title: (t) => t('filter.signUp'),
    list: ({ signUp }, t) =>
      nameValues(t, signUp, (value) => t(value === 'no' ? 'filter.signUpNo' : 'filter.signUpYes')),
    isFolding: true,
    isOrdered: true,
  },
  country: {
    title: (t) => t('filter.country'),
    list: ({ country }, t, locale) => nameValues(t, country, (value) => formatCountry(locale, value)),
    isFolding: true,
    hidesEmpty: true,
    isLong: true,
  },
  offeredIn: {
    title: (t) => t('filter.offeredIn'),
    list: ({ offeredIn }, t, locale) => nameValues(t, offeredIn, (value) => formatCountry(locale, value)),
    isFolding: true,
    hidesEmpty: true,
    isLong: true,
    own: ownRegion,
  },
  aiRole: {
    title: (t) => t('card.aiRole'),
    list: ({ aiRole }, t) => aiRole.map(({ value, tools }) => ({ value, name: roleName(t, value), tools })),
    isFolding: true,
    isOrdered: true,
  },
  category: {
    title: (t) => t('filter.category'),
    list: ({ category }) => category.map(({ slug, name, tools }) => ({ value: slug, name, tools })),
  },
}

/**
 * The filters of a page, with the names of their values: browsers get neither the hundred countries that are not shown nor the
 * work of naming languages, which takes a slow phone 0.2 s. A category page has no category filter.
 */
export const listFacets = (t: Translate, locale: Locale, facets: ToolFacets, place: ListPlace): Facet[] =>
  (Object.keys(rows) as ListFilter[])
    .filter((key) => key !== 'category' || place.page !== 'category')
    .map((key) => {
      const { title, list, isFolding = false, isOrdered, hidesEmpty, isLong = false, own: ownOf } = rows[key]
      const chosen = new Set(chosenIn(place, key))
      const values = list(facets, t, locale)
        .map((value): FacetValue => (chosen.has(value.value) ? { ...value, isChosen: true } : value))
        .filter(({ tools, isChosen }) => tools > 0 || isChosen || hidesEmpty !== true)
      const own = ownOf?.(locale)
      const sorted = isOrdered === true ? values : values.toSorted((a, b) => byUse(a, b, own))
      const isShown = ({ value, isChosen }: FacetValue, index: number) =>
        !isLong || index < mostValues || isChosen || value === notKnown || value === own
      const shown = sorted.filter(isShown)
      return { key, title: title(t), values: shown, isFolding, isLong, all: nameAll(t, key, shown.length) }
    })

/** Chosen values first, then the visitor's own, then by number of tools, "not known" last; ties keep the catalogue's order. */
const byUse = (a: FacetValue, b: FacetValue, own: string | undefined): number =>
  Number(b.isChosen === true) - Number(a.isChosen === true) ||
  Number(b.value === own) - Number(a.value === own) ||
  Number(a.value === notKnown) - Number(b.value === notKnown) ||
  b.tools - a.tools
