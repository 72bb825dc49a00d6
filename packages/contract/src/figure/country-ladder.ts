import { z } from 'zod'
import { band, bandCounts } from './band-summary.ts'
import * as calls from '../calls/ranking.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { figureSources } from './figure.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { groupSlug, namedTool } from './ranked-tool.ts'
import { countryCode, month } from '../http/wire-values.ts'

const listedTool = namedTool.extend({ group: groupSlug.describe('Group of the primary category'), band })

const toolCounts = bandCounts.describe(
  'Number of tools by their best band: 1,000, 5,000, 10,000, 50,000, 100,000, 500,000, 1,000,000',
)

const countryList = {
  sites: z.number().int().describe('Number of sites in the list').meta({ example: 353_663 }),
  isFull: z.boolean().describe('Whether the list has at least 10,000 sites; only full lists are counted elsewhere'),
  tools: toolCounts.meta({ example: [11, 17, 13, 101, 67, 266, 0] }),
}

export const getCountryLadder = endpoint(calls.getCountryLadder, {
  summary: "Tools in a country's public list, band by band; within a band they are sorted by name",
  failures: ['not_found'],
  input: z.strictObject({
    region: countryCode,
    month: month.optional().describe('Month of the list; default: the newest that is held'),
    locale: askedLocale,
  }),
  example: { region: 'KR', locale: 'ko' },
  output: z.object({
    region: countryCode,
    month: month
      .nullable()
      .describe('Month of the list, or of the newest lists if this one is not held; null: no list is held'),
    months: z.array(month).describe('Months for which this list is held, newest first'),
    comparedWith: month
      .nullable()
      .describe('Month that is compared with; null: the list of the month before is not held')
      .meta({ example: '2026-09' }),
    isPublished: z
      .boolean()
      .describe('Whether lists of this country are published; false also if no list of any country is held'),
    list: z
      .object({
        ...countryList,
        toolsBefore: toolCounts.nullable().describe('As `tools`, in the month before; null: that list is not held'),
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
            .describe('Band in the month before; null: not listed then, or not compared')
            .meta({ example: 10_000 }),
        }),
      )
      .describe('Tools, best band first, then by name; ends before the band that would bring them above 1,000'),
    stronger: z
      .array(
        listedTool.extend({
          bandElsewhere: band.describe('Median of its bands in the full lists of other countries').meta({
            example: 100_000,
          }),
        }),
      )
      .max(12)
      .describe('Tools at least two bands better than `bandElsewhere`, widest gap first; empty if `isFull` is false'),
    neighbours: z
      .array(z.object({ region: countryCode, ...countryList }))
      .describe('Lists of the same part of the world, longest first: four of similar length; eight if `list` is null'),
    sources: figureSources,
  }),
})

export type CountryLadder = OutputOf<typeof getCountryLadder>
