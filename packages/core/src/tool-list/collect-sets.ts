import { freeToUse, freeToUseModels } from '@polydex/contract/tool/list-filter'
import type { ListedTool } from './find-listed-tools.ts'

/** The tools that have a value, as indexes into the list of all tools. */
export type ToolSet = { facet: string; value: string; members: Uint32Array }

export type Taxonomy = {
  categories: readonly { id: number; slug: string; group: string; groupId: number }[]
  features: readonly { id: number; slug: string }[]
  pricingModels: readonly string[]
  aiRoles: readonly string[]
}

const isFreeToUse = (model: string): boolean => freeToUseModels.some((free) => free === model)

/** All sets, including empty ones: a value that no tool has yet is a choice without results. */
export function collectSets(tools: readonly ListedTool[], taxonomy: Taxonomy): ToolSet[] {
  const sets = new Map<string, { facet: string; value: string; members: number[] }>()
  const open = (facet: string, value: string) => sets.set(`${facet} ${value}`, { facet, value, members: [] })
  const put = (facet: string, value: string | undefined, index: number) =>
    sets.get(`${facet} ${value ?? ''}`)?.members.push(index)

  open('all', '')
  for (const { slug, group } of taxonomy.categories) {
    open('category', slug)
    open('group', group)
  }
  for (const model of [freeToUse, ...taxonomy.pricingModels]) open('price', model)
  for (const role of taxonomy.aiRoles) open('ai_role', role)
  for (const { slug } of taxonomy.features) open('feature', slug)

  const categoryOf = new Map(taxonomy.categories.map((category) => [category.id, category]))
  const featureOf = new Map(taxonomy.features.map(({ id, slug }) => [id, slug]))
  for (const [index, tool] of tools.entries()) {
    put('all', '', index)
    put('price', tool.pricingModel, index)
    if (isFreeToUse(tool.pricingModel)) put('price', freeToUse, index)
    put('ai_role', tool.aiRole, index)
    const categories = tool.categoryIds.map((id) => categoryOf.get(id))
    for (const category of categories) put('category', category?.slug, index)
    // A tool in two categories of a group counts once in the group.
    for (const group of new Set(categories.map((category) => category?.group))) put('group', group, index)
    for (const id of tool.featureIds) put('feature', featureOf.get(id), index)
  }
  return [...sets.values()].map(({ facet, value, members }) => ({ facet, value, members: Uint32Array.from(members) }))
}
