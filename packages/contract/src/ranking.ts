import { z } from 'zod'
import { endpoint, type OutputOf } from './endpoint.ts'
import { localeSchema } from './locale-schema.ts'
import { pagedOutput, pageNumber, pageSize } from './paging.ts'
import { countryCode, month, share, slug } from './wire-values.ts'

export const rankingBasis = z
  .enum(['visits', 'bands', 'sample', 'none'])
  .describe(
    'What the order stands on: visits (measured or estimated), bands of public lists, sample figures, or nothing yet',
  )

export const trafficKind = z
  .enum(['measured', 'estimated', 'sample'])
  .describe("measured: the owner's own analytics; estimated: a panel; sample: invented for demonstration")

const rankedTool = z.object({
  rank: z.number().int().nullable().describe('Equal figures share a rank; null: no data'),
  previousRank: z.number().int().nullable().describe('Rank of the month before, where the two can be compared'),
  slug,
  name: z.string(),
  group: slug.describe('Group of the primary category'),
  category: z.object({ slug, name: z.string() }).describe('Primary category'),
  wholeSite: z.boolean().describe('The figures are those of a larger site that the tool is part of'),
  visits: z.number().int().nullable(),
  bands: z
    .object({
      bestBand: z
        .number()
        .int()
        .describe('Among the first this many: in the ranked region, else in at least one country'),
      countries: z.number().int().describe('Countries whose list names the site'),
    })
    .nullable()
    .describe('Only where the list stands on bands'),
  growth: z.number().int().nullable().describe('Visits of the month less visits of the month before'),
  growthRate: z.number().nullable().describe('0.12 = +12 %; null where the month before had under 1,000 visits'),
  series: z.array(z.number().int().nullable()).length(12).describe('Visits of the last twelve months, oldest first'),
  topCountries: z.array(z.object({ code: countryCode, share })).max(3),
})

/** What all rankings are asked by. */
const rankingInput = {
  month: month.optional().describe('Without it: the newest'),
  page: pageNumber,
  pageSize,
  locale: localeSchema,
}

/** What all rankings say of themselves. */
const rankingOutput = {
  month: month.nullable().describe('null: there is no ranking yet'),
  months: z.array(month).describe('Months that have this ranking, newest first'),
  basis: rankingBasis,
  comparedWith: month.nullable().describe('Month that previous ranks are of; null: no list to compare with'),
}

const toolRankingOutput = {
  ...rankingOutput,
  sources: z
    .array(z.object({ provider: z.string(), kind: z.enum([...trafficKind.options, 'bands']) }))
    .describe('Where the figures on this page come from'),
  ...pagedOutput,
  tools: z.array(rankedTool),
}

const namedTool = z.object({ slug, name: z.string() })

export const getCategoryRanking = endpoint({
  method: 'GET',
  path: '/api/ranking/getCategoryTools',
  summary: 'Tools of one category, or of all, by visits of a month',
  access: 'public',
  input: z.strictObject({ category: slug.optional().describe('Without it: over all categories'), ...rankingInput }),
  example: { category: 'copywriting', locale: 'en' },
  output: z.object({
    category: z.object({ slug, name: z.string(), description: z.string(), group: slug }).nullable(),
    ...toolRankingOutput,
  }),
})

export const getTrendingRanking = endpoint({
  method: 'GET',
  path: '/api/ranking/getTrending',
  summary: 'Tools by growth rate, with at least 10,000 visits in both months',
  access: 'public',
  input: z.strictObject(rankingInput),
  example: { locale: 'ja' },
  output: z.object(toolRankingOutput),
})

/** Lists there are to choose from, each with its leaders. */
const offeredList = { total: z.number().int().describe('Tools in the list'), topTools: z.array(namedTool).max(3) }

export const getRegionRanking = endpoint({
  method: 'GET',
  path: '/api/ranking/getRegion',
  summary: 'Tools by visits from one country; without a region, the countries that have a ranking',
  access: 'public',
  input: z.strictObject({ region: countryCode.optional(), ...rankingInput }),
  example: { region: 'JP', locale: 'ja' },
  output: z.union([
    z.object({ region: countryCode, ...toolRankingOutput }),
    z.object({ ...rankingOutput, lists: z.array(z.object({ region: countryCode, ...offeredList })) }),
  ]),
})

export const trafficSource = z.enum(['direct', 'referrals', 'social', 'mail', 'search', 'display'])

export const getSourceRanking = endpoint({
  method: 'GET',
  path: '/api/ranking/getSource',
  summary: 'Tools by visits through one source; without a source, the sources that have a ranking',
  access: 'public',
  input: z.strictObject({ source: trafficSource.optional(), ...rankingInput }),
  example: { source: 'search', locale: 'en' },
  output: z.union([
    z.object({ source: trafficSource, ...toolRankingOutput }),
    z.object({ ...rankingOutput, lists: z.array(z.object({ source: trafficSource, ...offeredList })) }),
  ]),
})

export const getCategoryStandings = endpoint({
  method: 'GET',
  path: '/api/ranking/getCategory',
  summary: 'Categories by the summed visits of their tools',
  access: 'public',
  input: z.strictObject(rankingInput),
  example: { locale: 'en' },
  output: z.object({
    ...rankingOutput,
    ...pagedOutput,
    categories: z.array(
      z.object({
        rank: z.number().int().nullable(),
        previousRank: z.number().int().nullable(),
        slug,
        name: z.string(),
        group: slug,
        tools: z.number().int(),
        visits: z.number().int().nullable().describe('Sum over its tools; null with basis bands or no data'),
        growth: z.number().int().nullable().describe('Only over tools whose two months can be compared'),
        growthRate: z.number().nullable(),
        topTools: z.array(namedTool).max(3),
      }),
    ),
  }),
})

export type CategoryRanking = OutputOf<typeof getCategoryRanking>
export type RegionRanking = OutputOf<typeof getRegionRanking>
export type SourceRanking = OutputOf<typeof getSourceRanking>
export type CategoryStandings = OutputOf<typeof getCategoryStandings>
export type ToolRanking = OutputOf<typeof getTrendingRanking>
export type RankedTool = ToolRanking['tools'][number]
export type RankingBasis = z.output<typeof rankingBasis>
export type TrafficKind = z.output<typeof trafficKind>
/** What the figures of a page are: a kind of traffic, or places in public lists. */
export type FigureKind = ToolRanking['sources'][number]['kind']
