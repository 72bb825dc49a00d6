import { z } from 'zod'
import { bands } from './bands.ts'
import { countryCode } from './wire-values.ts'

export const band = z.number().int().describe("Among the first this many sites of a country's list").meta({
  example: 5_000,
})

/** How many of something there are in each band. */
export const bandCounts = z
  .array(z.number().int().min(0))
  .length(bands.length)
  .meta({ example: [31, 101, 2, 1, 0, 0, 0] })

/** What places in countries' public lists come to. Only full lists are counted: those of at least 10,000 sites. */
export const bandSummary = z
  .object({
    lists: z.number().int().describe('Full lists that were searched for the site').meta({ example: 135 }),
    places: bandCounts.describe(
      'Of these lists, how many name it in each band and in no better one: 1,000, 5,000, 10,000, 50,000, 100,000, 500,000, 1,000,000',
    ),
    ups: z
      .number()
      .int()
      .nullable()
      .describe('Lists with a better band than the month before, or that are new; null: nothing to compare with')
      .meta({ example: 24 }),
    downs: z
      .number()
      .int()
      .nullable()
      .describe('Lists with a worse band than the month before, or that no longer name it; null: as above')
      .meta({ example: 1 }),
    countries: z
      .array(z.object({ code: countryCode, band }))
      .max(3)
      .describe('Where it stands best: best band first, then the longest list'),
  })
  .meta({ id: 'BandSummary' })

/** What changed between the month before and the month, beside ups and downs. */
export const bandRise = z.object({
  arrivals: z
    .number()
    .int()
    .describe('Of the lists with a better place, those that did not name it the month before')
    .meta({ example: 3 }),
  firstBefore: z
    .number()
    .int()
    .describe('Full lists that named it among the first 1,000 in the month before')
    .meta({ example: 14 }),
})

/** How many lists a month has. */
export const listCounts = z.object({
  held: z.number().int().describe('Lists that are held').meta({ example: 222 }),
  full: z
    .number()
    .int()
    .describe('Of these, lists of at least 10,000 sites: only they are counted')
    .meta({ example: 135 }),
  missing: z.number().int().describe('Countries whose list is not held').meta({ example: 14 }),
})

export type BandSummary = z.output<typeof bandSummary>
export type BandCounts = z.output<typeof bandCounts>
export type ListCounts = z.output<typeof listCounts>
