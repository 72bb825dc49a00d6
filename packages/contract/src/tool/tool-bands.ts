import { z } from 'zod'
import { band, bandCounts, listCounts } from '../figure/band-summary.ts'
import { countryCode, month } from '../http/wire-values.ts'

const listCount = z.number().int().min(0)

const bandMonth = z.object({
  month,
  lists: listCount
    .nullable()
    .describe('Number of full lists that were searched for the site; null: none, or the source left the site out')
    .meta({ example: 135 }),
  places: bandCounts.nullable().describe('Number of these lists by its best band in them; null if `lists` is null'),
  reach: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('Reach relative to the largest of these months; null if `lists` is null, or with fewer than six months')
    .meta({ example: 0.91 }),
})

const moves = z.object({
  compared: listCount
    .describe('Lists that are full in this month and the month before, and were searched for the site')
    .meta({ example: 135 }),
  ups: listCount.describe('Of these, lists with a better band, or that newly name it').meta({ example: 24 }),
  downs: listCount.describe('Of these, lists with a worse band, or that no longer name it').meta({ example: 1 }),
  arrivals: listCount.describe('Of the `ups`, lists that newly name it').meta({ example: 3 }),
  departures: listCount.describe('Of the `downs`, lists that no longer name it').meta({ example: 0 }),
})

const countryPlace = z.object({
  code: countryCode,
  sites: z.number().int().describe('Number of sites in the list').meta({ example: 353_663 }),
  isFull: z
    .boolean()
    .describe('Whether the list has at least 10,000 sites; shorter lists are never counted')
    .meta({ example: true }),
  band: band.nullable().describe('Among the first this many sites; null: not listed'),
  bandBefore: band.nullable().describe('Band in the month before; null: not listed, or that list is not held'),
  isCompared: z.boolean().describe('Whether a change of band counts as up or down').meta({ example: true }),
})

/** Places of one tool in countries' public lists. Only full lists are counted: those of at least 10,000 sites. */
export const toolBands = z.object({
  provider: z.string().describe('Provider of the lists').meta({ example: 'Chrome UX Report' }),
  licence: z.string().describe('Licence of the lists').meta({ example: 'CC BY-SA 4.0' }),
  month,
  lists: listCounts
    .extend({
      missingCountries: z.array(countryCode).describe('Countries whose list is not held, in alphabetical order'),
    })
    .describe('Number of lists of the month'),
  months: z
    .array(bandMonth)
    .min(1)
    .max(24)
    .describe('Months up to this one, oldest first, starting with the first that has lists'),
  moves: moves.nullable().describe('Changes since the month before; null: nothing to compare with'),
  countries: z.array(countryPlace).describe('All lists of the month that were searched for the site, longest first'),
})

export type ToolBands = z.output<typeof toolBands>
export type CountryPlace = z.output<typeof countryPlace>
