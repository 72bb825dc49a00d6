import { z } from 'zod'
import * as calls from '../calls/ranking.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { figureSources, type trafficKind } from './figure.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { pagedOutput, pageNumber, pageSize } from '../http/paging.ts'
import { categoryName, groupSlug, growthRate, namedTool, previousRank, rank, rankedTool } from './ranked-tool.ts'
import { countryCode, month, slug } from '../http/wire-values.ts'

/** Kinds of rankings, the same as in the database. */
export const rankingKind = z.enum(['category', 'region', 'source', 'trending'])

export const rankingBasis = z
  .enum(['visits', 'bands', 'sample', 'none'])
  .describe('Figures that the order is based on: visits (measured or estimated), bands (of public lists), sample, none')
  .meta({ id: 'RankingBasis', example: 'visits' })

export const rankingSort = z.enum(['place', 'rise'])

/** Input shared by all rankings. */
const rankingInput = {
  month: month.optional().describe('Month of the ranking; default: the newest'),
  page: pageNumber,
  pageSize,
  locale: askedLocale,
}

/** Output shared by all rankings. */
const rankingOutput = {
  month: month.nullable().describe('Month of this ranking; null: there is none yet'),
  months: z.array(month).describe('Months that have this ranking, newest first'),
  basis: rankingBasis,
  comparedWith: month
    .nullable()
    .describe('Month of the previous ranks; null: no list to compare with')
    .meta({ example: '2026-09' }),
}

const toolRankingOutput = {
  ...rankingOutput,
  sources: figureSources,
  ...pagedOutput,
  tools: z.array(rankedTool).describe('The tools of this page, in order of rank'),
}

const topTools = z.array(namedTool).max(3).describe('First tools of the list, in order of rank, at most three')

export const getCategoryRanking = endpoint(calls.getCategoryRanking, {
  summary: 'Tools of one category, or of all, by visits of a month',
  failures: ['not_found'],
  input: z.strictObject({
    category: slug.optional().describe('Slug of the category; default: all tools'),
    ...rankingInput,
  }),
  example: { category: 'copywriting', locale: 'en' },
  output: z.object({
    category: z
      .object({
        slug,
        name: categoryName,
        description: z
          .string()
          .describe('One sentence on what belongs to the category')
          .meta({ example: 'Text for advertisements, product pages and campaigns.' }),
        group: groupSlug.describe('Slug of its group'),
      })
      .nullable()
      .describe('The category that is ranked; null: all tools'),
    ...toolRankingOutput,
  }),
})

export const getTrendingRanking = endpoint(calls.getTrendingRanking, {
  summary: 'Tools by growth rate, with at least 10,000 visits in both months; with bands, by change of reach',
  failures: ['not_found'],
  input: z.strictObject(rankingInput),
  example: { locale: 'ja' },
  output: z.object(toolRankingOutput),
})

const leader = namedTool.extend({
  visits: z
    .number()
    .nullable()
    .describe('Visits from the region or through the source; null: no data, or basis bands')
    .meta({ example: 4_200_000 }),
})

const lastMonth = month.nullable().describe('Newest earlier month that has its ranking; null: none')

/** Lists that can be chosen, each with its leaders. */
const offeredList = {
  total: z.number().int().describe('Tools in the list').meta({ example: 64 }),
  topTools: z.array(leader).max(3).describe('First tools of the list, in order of rank, at most three'),
}

export const getRegionRanking = endpoint(calls.getRegionRanking, {
  summary: 'Tools by visits from one country; without a region, the countries that have a ranking',
  failures: ['not_found'],
  input: z.strictObject({
    region: countryCode.optional().describe('Country; without it, the answer lists the countries that have a ranking'),
    sort: rankingSort
      .optional()
      .describe('With a region: place (default), or rise: only tools that rose since the month before, by how much'),
    ...rankingInput,
  }),
  example: { region: 'JP', locale: 'ja' },
  output: z.union([
    z.object({ region: countryCode, ...toolRankingOutput }).meta({ title: 'With a region: its ranking' }),
    z
      .object({
        ...rankingOutput,
        lists: z
          .array(z.object({ region: countryCode, ...offeredList }))
          .describe('Countries that have a ranking, most tools first'),
        missing: z
          .array(z.object({ region: countryCode, lastMonth }))
          .describe('All other countries, in alphabetical order of their codes'),
      })
      .meta({ title: 'Without a region: those that have a ranking' }),
  ]),
})

export const trafficSource = z
  .enum(['direct', 'referrals', 'social', 'mail', 'search', 'display'])
  .describe('Source of visits; search: organic search, display: advertising')
  .meta({ id: 'TrafficSource', example: 'search' })

export const getSourceRanking = endpoint(calls.getSourceRanking, {
  summary: 'Tools by visits through one source; without a source, the sources that have a ranking',
  failures: ['not_found'],
  input: z.strictObject({
    source: trafficSource.optional().describe('Source; without it, the answer lists the sources that have a ranking'),
    ...rankingInput,
  }),
  example: { source: 'search', locale: 'en' },
  output: z.union([
    z.object({ source: trafficSource, ...toolRankingOutput }).meta({ title: 'With a source: its ranking' }),
    z
      .object({
        ...rankingOutput,
        lists: z
          .array(z.object({ source: trafficSource, ...offeredList }))
          .describe('Sources that have a ranking, most tools first'),
        missing: z.array(z.object({ source: trafficSource, lastMonth })).describe('All other sources'),
      })
      .meta({ title: 'Without a source: those that have a ranking' }),
  ]),
})

export const getCategoryStandings = endpoint(calls.getCategoryStandings, {
  summary: 'Categories by the summed visits of their tools',
  failures: ['not_found'],
  input: z.strictObject(rankingInput),
  example: { locale: 'en' },
  output: z.object({
    ...rankingOutput,
    ...pagedOutput,
    categories: z
      .array(
        z.object({
          rank,
          previousRank,
          slug,
          name: categoryName,
          group: groupSlug.describe('Slug of its group'),
          tools: z.number().int().describe('Number of published tools in the category').meta({ example: 5 }),
          visits: z
            .number()
            .int()
            .nullable()
            .describe('Visits of the month, summed over its tools; null: no data, or basis bands')
            .meta({ example: 3_820_000 }),
          reachShare: z
            .number()
            .min(0)
            .max(1)
            .nullable()
            .describe('Reach of its tools as a share of that of the first category; null unless the basis is bands')
            .meta({ example: null }),
          growth: z
            .number()
            .int()
            .nullable()
            .describe('Growth in visits, over tools with comparable months only; null: none, or basis bands')
            .meta({ example: 310_000 }),
          growthRate,
          topTools,
        }),
      )
      .describe('The categories of this page, in order of rank'),
  }),
})

export type CategoryRanking = OutputOf<typeof getCategoryRanking>
export type RegionRanking = OutputOf<typeof getRegionRanking>
export type SourceRanking = OutputOf<typeof getSourceRanking>
export type CategoryStandings = OutputOf<typeof getCategoryStandings>
export type ToolRanking = OutputOf<typeof getTrendingRanking>
export type RankedTool = ToolRanking['tools'][number]
export type RankingKind = z.output<typeof rankingKind>
export type RankingSort = z.output<typeof rankingSort>
export type RankingBasis = z.output<typeof rankingBasis>
export type TrafficKind = z.output<typeof trafficKind>
/** The source of a page's figures: a kind of traffic, or places in public lists. */
export type FigureSource = ToolRanking['sources'][number]
export type FigureKind = FigureSource['kind']
