import type { CategoryGroups } from '@polydex/contract/tool/category'
import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import type { SubmissionValues } from './submission-values.ts'

export type Draft = Pick<SubmissionValues, 'name' | 'description' | 'categories'>

/** The draft as a card, as if accepted today: no figures, no price, and new. */
export function draftTool(
  { name, description, categories }: Draft,
  groups: CategoryGroups['groups'],
  locale: Locale,
): ToolCard | undefined {
  const group = groups.find((row) => row.categories.some(({ slug }) => slug === categories[0])) ?? groups[0]
  const category = group?.categories.find(({ slug }) => slug === categories[0])
  if (group === undefined) return undefined
  return {
    slug: 'draft',
    name,
    mark: null,
    description,
    textLocale: locale,
    status: 'published',
    group: group.slug,
    category: category ?? { slug: group.slug, name: group.name },
    pricing: 'unknown',
    free: null,
    platforms: [],
    addedOn: null,
    isNew: true,
    wholeSite: false,
    partOf: null,
    visits: null,
    growthRate: null,
    bands: null,
    topCountries: [],
  }
}
