import type { CategoryGroups } from '@polydex/contract/category'
import type { Home } from '@polydex/contract/home'

/** The fields of the API's answer that the page shows: the rest would be embedded in the HTML for nothing. */
export function chooseHome(
  { newest, trending, sections, ...home }: Omit<Home, 'map'>,
  groups: CategoryGroups['groups'],
) {
  return {
    ...home,
    trending: { ...trending, tools: trending.tools.map(chooseRising) },
    newest: newest.map(chooseNew),
    sections: sections.map(({ cards, ...section }) => ({
      section: { ...section, categories: filledCategories(groups, section.slug) },
      cards,
    })),
  }
}

const chooseRising = ({ rank, slug, name, category, growthRate, series }: Home['trending']['tools'][number]) => ({
  rank,
  slug,
  name,
  category: category.name,
  growthRate,
  series,
})

const chooseNew = ({ slug, name, group, category, addedOn, isNew }: Home['newest'][number]) => ({
  slug,
  name,
  group,
  category: category.name,
  addedOn,
  isNew,
})

/** Together they are the list of all tools of the group. */
const filledCategories = (groups: CategoryGroups['groups'], slug: string): string[] =>
  (groups.find((group) => group.slug === slug)?.categories ?? []).flatMap((category) =>
    category.tools > 0 ? [category.slug] : [],
  )

export type ChosenHome = ReturnType<typeof chooseHome>
export type RisingTool = ReturnType<typeof chooseRising>
