import { z } from 'zod'
import * as calls from '../calls/category.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { rankingBasis } from '../figure/ranking.ts'
import { countryCode, month, slug } from '../http/wire-values.ts'

export const countedCategory = z.object({
  slug,
  name: z.string().describe('Name in the requested language').meta({ example: 'Copywriting' }),
  tools: z.number().int().describe('Number of published tools in it').meta({ example: 5 }),
})

export const siteFigures = z
  .object({
    tools: z.number().int().describe('Number of published tools in the whole catalogue').meta({ example: 64 }),
    categories: z.number().int().describe('Number of categories with at least one tool').meta({ example: 20 }),
    catalogueUpdatedOn: z.iso
      .date()
      .nullable()
      .describe('Day of the last successful import of the catalogue, UTC; null: none yet')
      .meta({ example: '2026-11-15' }),
    isUpdatedDaily: z.boolean().describe('Whether the daily update has succeeded within the last 36 hours'),
    figuresMonth: month.nullable().describe('Newest month with rankings; null: none yet'),
    figuresBasis: rankingBasis.nullable().describe('Basis of the rankings of that month; null: none yet'),
    hasSources: z.boolean().describe('Whether that month has rankings by source of visits'),
    ownRegions: z
      .array(countryCode)
      .describe('Main countries of the nine languages that have a ranking in that month, in alphabetical order'),
  })
  .describe('Figures of the whole catalogue')

export const getCategoryGroups = endpoint(calls.getCategoryGroups, {
  summary: 'All groups with their categories and the number of tools in each, and the figures of the whole catalogue',
  input: z.strictObject({ locale: askedLocale }),
  example: { locale: 'en' },
  output: z.object({
    figures: siteFigures,
    groups: z
      .array(
        countedCategory.extend({
          slug: slug.describe('Permanent slug of the group').meta({ example: 'writing' }),
          name: z.string().describe('Name in the requested language').meta({ example: 'Writing' }),
          description: z
            .string()
            .describe('One sentence on what belongs to the group')
            .meta({ example: 'Text of every kind.' }),
          categories: z.array(countedCategory).describe('Its categories, in the order of the catalogue'),
        }),
      )
      .describe('All groups, in the order of the catalogue'),
  }),
})

export type CategoryGroups = OutputOf<typeof getCategoryGroups>
export type SiteFigures = z.output<typeof siteFigures>
