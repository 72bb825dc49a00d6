import { z } from 'zod'
import { bandCounts } from './band-summary.ts'
import * as calls from '../calls/ranking.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { figureSources } from './figure.ts'
import { countryCode, month } from '../http/wire-values.ts'

/** Every country's list of a month, with the number of tools in it. */
export const bandMap = z.object({
  month: month.nullable().describe('Month of the lists; null: none is held'),
  months: z.array(month).describe('Months for which lists are held, newest first'),
  sources: figureSources,
  licence: z
    .string()
    .nullable()
    .describe('Licence of the lists; null: none is held')
    .meta({ example: 'CrUX, CC BY 4.0' }),
  lists: z
    .array(
      z.object({
        region: countryCode,
        sites: z.number().int().describe('Number of sites in the list').meta({ example: 353_663 }),
        isFull: z
          .boolean()
          .describe('Whether the list has at least 10,000 sites; in a shorter one nearly every site is in a top band'),
        tools: bandCounts.describe(
          'Number of tools by their best band: 1,000, 5,000, 10,000, 50,000, 100,000, 500,000, 1,000,000',
        ),
      }),
    )
    .describe('The lists that are held, longest first'),
  notHeld: z.array(countryCode).describe('Countries whose list is not held, in alphabetical order'),
})

export const getBandMap = endpoint(calls.getBandMap, {
  summary: "Tools in every country's public list of a month, by band",
  failures: ['not_found'],
  input: z.strictObject({ month: month.optional().describe('Month of the lists; default: the newest') }),
  example: {},
  output: bandMap,
})

export type BandMap = OutputOf<typeof getBandMap>
