import type { CategoryGroups, SiteFigures } from '@polydex/contract/category'
import type { Site } from './request-context.ts'

/** What the frame of every page shows, and what the browser has to know of the site. */
export type SiteData = Site & { figures: SiteFigures | null; categories: ChosenCategories }

type Entry = { slug: string; name: string; tools: number }

/** What the header's menu of categories lists. */
export type ChosenCategories = { groups: Entry[]; largest: Entry[] }

const mostCategories = 8

/** Every page carries this, so it is short: all groups, and the categories with most tools. */
export const chooseCategories = (groups: CategoryGroups['groups']): ChosenCategories => ({
  groups: groups.map(({ slug, name, tools }) => ({ slug, name, tools })),
  largest: groups
    .flatMap(({ categories }) => categories)
    .filter(({ tools }) => tools > 0)
    .toSorted((a, b) => b.tools - a.tools)
    .slice(0, mostCategories),
})
