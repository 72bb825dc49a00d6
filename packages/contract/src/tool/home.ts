import { z } from 'zod'
import { bandMap } from '../figure/band-map.ts'
import { bandSummary } from '../figure/band-summary.ts'
import { countedCategory, siteFigures } from './category.ts'
import * as calls from '../calls/category.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { figureSources, visits } from '../figure/figure.ts'
import { leadRiser } from '../figure/lead-riser.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { categoryName, namedTool, rank } from '../figure/ranked-tool.ts'
import { getTrendingRanking, rankingBasis } from '../figure/ranking.ts'
import { countedTask } from './task.ts'
import { pricingModel, toolCard } from './tool-card.ts'
import { month } from '../http/wire-values.ts'

export const getHome = endpoint(calls.getHome, {
  summary: 'The home page in one answer: figures, groups with top tools, trending and newest tools, sections of cards',
  input: z.strictObject({ locale: askedLocale }),
  example: { locale: 'en' },
  output: z.object({
    figures: siteFigures,
    groups: z
      .array(
        countedCategory.extend({
          topTools: z
            .array(
              namedTool.extend({
                category: categoryName.describe('Short name of the primary category in the requested language'),
                pricing: pricingModel,
                rank: rank.describe('Rank among the top tools of the group; equal figures share a rank; null: no data'),
                visits: visits.nullable().describe('Visits of the month; null: no data'),
                bands: bandSummary
                  .pick({ lists: true, places: true })
                  .nullable()
                  .describe("Places in countries' public lists, if it is known by bands instead of visits; else null")
                  .meta({ example: null }),
              }),
            )
            .max(3)
            .describe(
              'Most visited tools whose primary category is in the group, aiRole core first; with basis bands by reach',
            ),
        }),
      )
      .describe('All groups in display order'),
    tasks: z.array(countedTask).describe('Tasks that many people come with'),
    trending: getTrendingRanking.output
      .pick({ month: true, comparedWith: true, basis: true, sources: true, tools: true })
      .describe('First tools of the trending ranking'),
    lead: leadRiser
      .nullable()
      .describe('Of all tools in that ranking, the one that gained most countries or visits; null: none did'),
    newest: z.array(toolCard).describe('Tools added last, newest first; only those whose day is known'),
    hasNews: z
      .boolean()
      .describe('Whether the first of `newest` was added within the last 60 days')
      .meta({ example: true }),
    sections: z
      .array(
        countedCategory.extend({
          description: z.string().describe('One sentence on the group').meta({ example: 'Make and edit pictures.' }),
          cards: z.array(toolCard).describe('Most visited tools of the group, in the order of `topTools`'),
        }),
      )
      .describe('The most visited groups, most visited first'),
    month: month.nullable().describe('Month of the figures on cards; null: there are none yet'),
    basis: rankingBasis,
    sources: figureSources,
    map: bandMap.nullable().describe("Every country's list of that month; null: the figures are not bands"),
  }),
})

export type Home = OutputOf<typeof getHome>
