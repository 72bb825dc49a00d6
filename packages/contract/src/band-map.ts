import { z } from 'zod'
import { bandCounts } from './band-summary.ts'
import * as calls from './calls/ranking.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { figureSources } from './figure.ts'
import { countryCode, month } from './wire-values.ts'

/** Every country's list of a month and how many tools are in it. */
export const bandMap = z.object({
  month: month.nullable().describe('Month of the lists; null: none is held'),
  months: z.array(month).describe('Months of which lists are held, newest first'),
  sources: figureSources,
  licence: z
    .string()
    .nullable()
    .describe('Terms under which the lists may be shown; null: none is held')
    .meta({ example: 'CrUX, CC BY 4.0' }),
  lists: z
    .array(
      z.object({
        region: countryCode,
        sites: z.number().int().describe('How many sites the list has').meta({ example: 353_663 }),
        isFull: z
          .boolean()
          .describe('Whether it has at least 10,000 sites; in a shorter one nearly everything is among the first'),
        tools: bandCounts.describe(
          'Tools by their band and in no better one: 1,000, 5,000, 10,000, 50,000, 100,000, 500,000, 1,000,000',
        ),
      }),
    )
    .describe('The lists that are held, longest first'),
  notHeld: z.array(countryCode).describe('Countries whose list is not held'),
})

export const getBandMap = endpoint(calls.getBandMap, {
  summary: "Tools in every country's public list of a month, by band",
  failures: ['not_found'],
  input: z.strictObject({ month: month.optional().describe('Month of the lists; without it the newest') }),
  example: {},
  output: bandMap,
})

export type BandMap = OutputOf<typeof getBandMap>
