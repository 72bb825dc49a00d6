import { z } from 'zod'
import { band, bandCounts, listCounts } from './band-summary.ts'
import { countryCode, month } from './wire-values.ts'

const listCount = z.number().int().min(0)

const bandMonth = z.object({
  month,
  lists: listCount
    .nullable()
    .describe('Full lists that were searched for the site; null: no lists of this month are held')
    .meta({ example: 135 }),
  places: bandCounts
    .nullable()
    .describe('Of these lists, how many name it in each band and in no better one; null: as above'),
  reach: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('Reach as a part of the largest of these months, never visits; null: as above, or fewer than six months')
    .meta({ example: 0.91 }),
})

const moves = z.object({
  compared: listCount.describe('Lists that are full in this month and the month before').meta({ example: 135 }),
  ups: listCount.describe('Of these, lists with a better band, or that are new').meta({ example: 24 }),
  downs: listCount.describe('Of these, lists with a worse band, or that no longer name it').meta({ example: 1 }),
  arrivals: listCount.describe('Of the ups, lists that are new').meta({ example: 3 }),
  departures: listCount.describe('Of the downs, lists that no longer name it').meta({ example: 0 }),
})

const countryPlace = z.object({
  code: countryCode,
  sites: z.number().int().describe('Sites in the list').meta({ example: 353_663 }),
  isFull: z.boolean().describe('At least 10,000 sites; others are counted nowhere').meta({ example: true }),
  band: band.nullable().describe('Among the first this many; null: not listed'),
  bandBefore: band.nullable().describe('The same in the month before'),
  isCompared: z.boolean().describe('Counted as up or down if the band differs').meta({ example: true }),
})

/** Places of one tool in countries' public lists. Only full lists are counted: those of at least 10,000 sites. */
export const toolBands = z.object({
  provider: z.string().describe('Whose lists').meta({ example: 'Chrome UX Report' }),
  licence: z.string().describe('Terms of the lists').meta({ example: 'CC BY-SA 4.0' }),
  month,
  lists: listCounts
    .extend({
      missingCountries: z.array(countryCode).describe('Countries whose list is not held, in order of the alphabet'),
    })
    .describe('What lists there are of the month'),
  months: z
    .array(bandMonth)
    .min(1)
    .max(24)
    .describe('The months up to this one, oldest first, from the first one with lists'),
  moves: moves.nullable().describe('Since the month before; null: nothing to compare with'),
  countries: z.array(countryPlace).describe('Every list of the month that was searched for it, longest first'),
})

export type ToolBands = z.output<typeof toolBands>
export type CountryPlace = z.output<typeof countryPlace>
