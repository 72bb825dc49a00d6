import type { CategoryGroups } from '@polydex/contract/category'
import type { NearCategory } from './rescue-model.ts'

type Groups = CategoryGroups['groups']

const shownCategories = 4

/** Categories that a text names, then neighbours of the chosen ones, then the largest; none that is empty. */
export function listNearCategories(
  groups: Groups,
  named: readonly string[],
  chosen: readonly string[],
): NearCategory[] {
  const isHome = ({ categories }: Groups[number]) => categories.some(({ slug }) => chosen.includes(slug))
  return groups
    .flatMap((group) =>
      group.categories.map((category) => ({
        ...category,
        group: group.slug,
        distance: named.includes(category.slug) ? 0 : isHome(group) ? 1 : 2,
      })),
    )
    .filter(({ slug, tools }) => tools > 0 && !chosen.includes(slug))
    .toSorted((a, b) => a.distance - b.distance || b.tools - a.tools)
    .slice(0, shownCategories)
    .map(({ slug, name, group, tools }) => ({ slug, name, group, tools }))
}
