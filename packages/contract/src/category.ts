import { z } from 'zod'
import { endpoint, type OutputOf } from './endpoint.ts'
import { localeSchema } from './locale-schema.ts'
import { rankingBasis } from './ranking.ts'
import { month, slug } from './wire-values.ts'

const countedCategory = z.object({
  slug,
  name: z.string(),
  tools: z.number().int().describe('Published tools in this category'),
})

export const getCategoryGroups = endpoint({
  method: 'GET',
  path: '/api/cate/getGroupCate',
  summary: 'All groups with their categories and the number of tools in each, and the figures of the whole catalogue',
  access: 'public',
  input: z.strictObject({ locale: localeSchema }),
  example: { locale: 'en' },
  output: z.object({
    figures: z.object({
      tools: z.number().int(),
      categories: z.number().int().describe('Categories that hold at least one tool'),
      catalogueUpdatedOn: z.iso.date().nullable(),
      figuresMonth: month.nullable().describe('Newest month with rankings'),
      figuresBasis: rankingBasis.nullable().describe('What the rankings of that month stand on'),
    }),
    groups: z.array(countedCategory.extend({ description: z.string(), categories: z.array(countedCategory) })),
  }),
})

export type CategoryGroups = OutputOf<typeof getCategoryGroups>
export type SiteFigures = CategoryGroups['figures']
