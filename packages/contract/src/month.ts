import { z } from 'zod'
import { band, bandSummary } from './band-summary.ts'
import * as calls from './calls/month.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, figureSources } from './figure.ts'
import { askedLocale } from './locale-schema.ts'
import { groupSlug, growthRate, namedTool } from './ranked-tool.ts'
import { rankingBasis } from './ranking.ts'
import { countryCode, month } from './wire-values.ts'

const monthTool = namedTool.extend({ group: groupSlug.describe('Group of the primary category') })

const mover = monthTool.extend({
  growthRate,
  bands: bandSummary.nullable().describe('Places in public lists, where the month stands on bands; else null'),
})

export const getMonth = endpoint(calls.getMonth, {
  summary: 'What a month brought: first entries, risers, fallers, local heroes, and what is not known',
  failures: ['not_found'],
  input: z.strictObject({ month, locale: askedLocale }),
  example: { month: '2026-10', locale: 'en' },
  output: z.object({
    month,
    before: month.nullable().describe('The month with figures before it; null: none'),
    after: month.nullable().describe('The month with figures after it; null: none'),
    basis: rankingBasis,
    sources: figureSources,
    comparedWith: month.nullable().describe('Month that changes are counted from; null: nothing to compare with'),
    entryCount: count.describe('First entries into the first 1,000 of a country, of all tools'),
    entries: z
      .array(
        monthTool.extend({
          countries: z.array(countryCode).describe('Longest list first'),
        }),
      )
      .max(100)
      .describe(
        'Tools among the first 1,000 of a full list for the first time since lists are held, most countries first',
      ),
    risers: z.array(mover).max(10).describe('The first of the trending ranking'),
    fallers: z.array(mover).max(10).describe('The last of the trending ranking, furthest down first'),
    heroes: z
      .array(
        monthTool.extend({
          country: countryCode,
          band,
          listed: count.describe('Full lists that name it'),
          medianBand: band.describe('Its place in the middle of these lists'),
        }),
      )
      .max(10)
      .describe('Among the first 5,000 in one or two countries, far behind elsewhere'),
    notHeld: z.array(countryCode).describe('With bands: countries whose list is not held'),
  }),
})

export const getMonths = endpoint(calls.getMonths, {
  summary: 'Months with figures, newest first, each with its first riser and its number of first entries',
  input: z.strictObject({ locale: askedLocale }),
  example: { locale: 'en' },
  output: z.object({
    months: z
      .array(
        z.object({
          month,
          basis: rankingBasis,
          riser: monthTool.nullable().describe('First of the trending ranking; null: nothing to compare with'),
          entries: count.describe('First entries into the first 1,000 of a country'),
        }),
      )
      .describe('Newest first'),
  }),
})

export type Month = OutputOf<typeof getMonth>
export type Months = OutputOf<typeof getMonths>
