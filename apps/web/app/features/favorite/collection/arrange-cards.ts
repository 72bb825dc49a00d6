import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import type { FavoritePage, FavoriteSort } from '@polydex/contract/favorite/favorite'
import type { ToolCard } from '@polydex/contract/tool/tool-card'

/** Sort order and filter of a visitor's list: the browser applies to it what the API applies to an account's. */
type ListOptions = { sort: FavoriteSort; category: string | undefined; locale: Locale }

const orders: Record<Exclude<FavoriteSort, 'saved'>, (locale: Locale) => (a: ToolCard, b: ToolCard) => number> = {
  name: (locale) => {
    const { compare } = new Intl.Collator(getLocaleRow(locale).htmlLang)
    return (a, b) => compare(a.name, b.name)
  },
  // Unknown values come last.
  visits: () => (a, b) => (b.visits ?? -1) - (a.visits ?? -1),
  added: () => (a, b) => (b.addedOn ?? '').localeCompare(a.addedOn ?? ''),
}

/** Saved cards, newest first, sorted and filtered as requested. */
export function arrangeCards(cards: readonly ToolCard[], { sort, category, locale }: ListOptions): readonly ToolCard[] {
  const chosen = category === undefined ? cards : cards.filter((card) => card.category.slug === category)
  return sort === 'saved' ? chosen : chosen.toSorted(orders[sort](locale))
}

/** Primary categories of the cards, most cards first. */
export function countCategories(cards: readonly ToolCard[]): FavoritePage['categories'] {
  const counts = new Map<string, FavoritePage['categories'][number]>()
  for (const { category } of cards) {
    const tools = (counts.get(category.slug)?.tools ?? 0) + 1
    counts.set(category.slug, { ...category, tools })
  }
  return [...counts.values()].toSorted((a, b) => b.tools - a.tools || a.slug.localeCompare(b.slug))
}
