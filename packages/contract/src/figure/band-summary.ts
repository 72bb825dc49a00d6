import { z } from 'zod'
import { bands } from './bands.ts'
import { countryCode } from '../http/wire-values.ts'

export const band = z
  .number()
  .int()
  .describe("Band: the site is among the first this many sites of a country's list")
  .meta({ example: 5_000 })

/** Number of items in each band. */
export const bandCounts = z
  .array(z.number().int().min(0))
  .length(bands.length)
  .meta({ example: [31, 101, 2, 1, 0, 0, 0] })

/** Summary of a site's places in countries' public lists. Only full lists are counted: those of at least 10,000 sites. */
export const bandSummary = z
  .object({
    lists: z
      .number()
      .int()
      .describe('Number of full lists (at least 10,000 sites) that were searched for the site')
      .meta({ example: 135 }),
    places: bandCounts.describe(
      'Number of these lists by its best band in them: 1,000, 5,000, 10,000, 50,000, 100,000, 500,000, 1,000,000',
    ),
    ups: z
      .number()
      .int()
      .nullable()
      .describe('Lists with a better band than the month before, or that newly name it; null: not comparable')
      .meta({ example: 24 }),
    downs: z
      .number()
      .int()
      .nullable()
      .describe('Lists with a worse band than the month before, or that no longer name it; null: not comparable')
      .meta({ example: 1 }),
    countries: z
      .array(z.object({ code: countryCode, band }))
      .max(3)
      .describe('Countries with its best bands: best band first, then longest list'),
  })
  .meta({ id: 'BandSummary' })

/** Changes from the month before, other than ups and downs. */
export const bandRise = z.object({
  arrivals: z.number().int().describe('Of the `ups`, lists that did not name it the month before').meta({ example: 3 }),
  firstBefore: z
    .number()
    .int()
    .describe('Full lists that named it among the first 1,000 in the month before')
    .meta({ example: 14 }),
})

/** Number of lists of a month. */
export const listCounts = z.object({
  held: z.number().int().describe('Country lists that are held, that is, stored completely').meta({ example: 222 }),
  full: z
    .number()
    .int()
    .describe('Of these, full lists: at least 10,000 sites; only full lists are counted')
    .meta({ example: 135 }),
  missing: z.number().int().describe('Countries whose list is not held').meta({ example: 14 }),
})

export type BandSummary = z.output<typeof bandSummary>
export type BandCounts = z.output<typeof bandCounts>
export type ListCounts = z.output<typeof listCounts>
