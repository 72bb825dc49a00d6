import type { CategoryGroups, SiteFigures } from '@polydex/contract/tool/category'
import type { Site } from './request-context.ts'

/** The data of the frame, and what the browser needs to know about the site. */
export type SiteData = Site & { figures: SiteFigures | null; categories: ChosenCategories }

type Entry = { slug: string; name: string; tools: number }

/** Content of the header's category menu. */
export type ChosenCategories = { groups: Entry[]; largest: Entry[] }

const maxCategories = 8

/** Part of every page, so it is short: all groups, and the categories with the most tools. */
export const chooseCategories = (groups: CategoryGroups['groups']): ChosenCategories => ({
  groups: groups.map(({ slug, name, tools }) => ({ slug, name, tools })),
  largest: groups
    .flatMap(({ categories }) => categories)
    .filter(({ tools }) => tools > 0)
    .toSorted((a, b) => b.tools - a.tools)
    .slice(0, maxCategories),
})
