import type { CategoryGroups } from '@polydex/contract/tool/category'

export type OfferedGroup = {
  slug: string
  name: string
  categories: { slug: string; name: string; tools: number }[]
}

/** Groups with their non-empty categories, and only the fields that the menu shows: it is part of every page. */
export const offerCategories = (groups: CategoryGroups['groups']): OfferedGroup[] =>
  groups
    .map(({ slug, name, categories }) => ({ slug, name, categories: categories.filter(({ tools }) => tools > 0) }))
    .filter(({ categories }) => categories.length > 0)
