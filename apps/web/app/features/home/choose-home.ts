import type { CategoryGroups } from '@polydex/contract/category'
import type { Home } from '@polydex/contract/home'
import { toShownCard } from '../../api/shown-card.ts'

/** The fields of the API's answer that the page shows: the rest would be embedded in the HTML for nothing. */
export function chooseHome(
  { newest, hasNews, trending, sections, sources, ...home }: Omit<Home, 'map'>,
  groups: CategoryGroups['groups'],
) {
  const moved = chooseMoved(trending)
  return {
    ...home,
    moved,
    trending: { ...trending, tools: moved === null ? trending.tools.map(chooseRising) : [] },
    newest: hasNews ? newest.map(chooseNew) : [],
    // If shown, `moved` names the sources for the whole page.
    sources: moved === null ? sources : [],
    sections: sections.map(({ cards, ...section }) => ({
      section: { ...section, categories: filledCategories(groups, section.slug) },
      cards: cards.map((card) => toShownCard(card, undefined)),
    })),
  }
}

/** Number of tools beside the title. */
const movedTools = 5

/** Tools that rise by places in lists; null if there are visits, or no two months to compare. */
function chooseMoved({ basis, month, sources, tools }: Home['trending']) {
  if (basis !== 'bands' || month === null || tools.length === 0) return null
  return {
    month,
    sources,
    tools: tools.slice(0, movedTools).flatMap(({ slug, name, mark, group, bands }) => {
      if (bands === null) return []
      const { lists, places, ups, downs } = bands
      return [{ slug, name, mark, group, bands: { lists, places, ups: ups ?? 0, downs: downs ?? 0 } }]
    }),
  }
}

const chooseRising = ({ rank, slug, name, mark, category, growthRate, series }: Home['trending']['tools'][number]) => ({
  rank,
  slug,
  name,
  mark,
  category: category.name,
  growthRate,
  series,
})

const chooseNew = ({ slug, name, mark, group, category, addedOn, isNew }: Home['newest'][number]) => ({
  slug,
  name,
  mark,
  group,
  category: category.name,
  addedOn,
  isNew,
})

/** Non-empty categories of the group; together they list all of its tools. */
const filledCategories = (groups: CategoryGroups['groups'], slug: string): string[] =>
  (groups.find((group) => group.slug === slug)?.categories ?? []).flatMap((category) =>
    category.tools > 0 ? [category.slug] : [],
  )

export type ChosenHome = ReturnType<typeof chooseHome>
export type RisingTool = ReturnType<typeof chooseRising>
