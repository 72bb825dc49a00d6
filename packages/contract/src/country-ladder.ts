import { z } from 'zod'
import { band, bandCounts } from './band-summary.ts'
import * as calls from './calls/ranking.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { figureSources } from './figure.ts'
import { askedLocale } from './locale-schema.ts'
import { groupSlug, namedTool } from './ranked-tool.ts'
import { countryCode, month } from './wire-values.ts'

const listedTool = namedTool.extend({ group: groupSlug.describe('Group of the primary category'), band })

const toolCounts = bandCounts.describe(
  'Tools by their band, each in its best one: 1,000, 5,000, 10,000, 50,000, 100,000, 500,000, 1,000,000',
)

const countryList = {
  sites: z.number().int().describe('Sites in the list').meta({ example: 353_663 }),
  isFull: z.boolean().describe('At least 10,000 sites: only full lists are counted elsewhere'),
  tools: toolCounts.meta({ example: [11, 17, 13, 101, 67, 266, 0] }),
}

export const getCountryLadder = endpoint(calls.getCountryLadder, {
  summary: "Tools in a country's public list, band by band; inside a band nothing orders them",
  failures: ['not_found'],
  input: z.strictObject({
    region: countryCode,
    month: month.optional().describe('Month of the list; without it the newest that is held'),
    locale: askedLocale,
  }),
  example: { region: 'KR', locale: 'ko' },
  output: z.object({
    region: countryCode,
    month: month.nullable().describe('Month of the list; of all lists, where this one is not held; null: none is held'),
    months: z.array(month).describe('Months of which this list is held, newest first'),
    comparedWith: month
      .nullable()
      .describe('Month that is compared with; null: the list is not held of the month before')
      .meta({ example: '2026-09' }),
    isPublished: z.boolean().describe('Whether there are lists of this country at all'),
    list: z
      .object({
        ...countryList,
        toolsBefore: toolCounts.nullable().describe('Tools by band in the month before; null: as comparedWith'),
      })
      .nullable()
      .describe('The list; null: it is not held'),
    tools: z
      .array(
        listedTool.extend({
          isCompared: z
            .boolean()
            .describe('Whether the list is full in both months and was searched for the tool both times'),
          bandBefore: band
            .nullable()
            .describe('Its band in the month before; null: not listed then, or not compared')
            .meta({ example: 10_000 }),
        }),
      )
      .describe(
        'The tools, best band first, then by name. Bands that would be more than 1,000 tools are left out whole',
      ),
    stronger: z
      .array(
        listedTool.extend({
          bandElsewhere: band.describe('Median of its bands in the full lists of other countries').meta({
            example: 100_000,
          }),
        }),
      )
      .max(12)
      .describe('Tools at least two bands above their median elsewhere, only of a full list, widest gap first'),
    neighbours: z
      .array(z.object({ region: countryCode, ...countryList }))
      .describe(
        'Lists of the same part of the world: four of the nearest length; where the list itself is not held, the eight longest',
      ),
    sources: figureSources,
  }),
})

export type CountryLadder = OutputOf<typeof getCountryLadder>
