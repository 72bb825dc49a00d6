import { z } from 'zod'
import { band, bandSummary } from './band-summary.ts'
import * as calls from '../calls/month.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { count, figureSources } from './figure.ts'
import { leadRiser } from './lead-riser.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { groupSlug, growthRate, namedTool } from './ranked-tool.ts'
import { rankingBasis } from './ranking.ts'
import { countryCode, month } from '../http/wire-values.ts'

const monthTool = namedTool.extend({ group: groupSlug.describe('Group of the primary category') })

const mover = monthTool.extend({
  growthRate,
  bands: bandSummary.nullable().describe('Places in public lists if the basis is bands; else null'),
})

export const getMonth = endpoint(calls.getMonth, {
  summary: 'Report on a month: first entries, risers, fallers, local heroes, and the lists that are not held',
  failures: ['not_found'],
  input: z.strictObject({ month, locale: askedLocale }),
  example: { month: '2026-10', locale: 'en' },
  output: z.object({
    month,
    before: month.nullable().describe('Previous month with figures; null: none'),
    after: month.nullable().describe('Next month with figures; null: none'),
    basis: rankingBasis,
    sources: figureSources,
    comparedWith: month.nullable().describe('Month that changes are counted from; null: nothing to compare with'),
    entryCount: count.describe(
      'First entries into the first 1,000 of a country, one per tool and country; 0 unless the basis is bands',
    ),
    entries: z
      .array(
        monthTool.extend({
          countries: z.array(countryCode).describe('Countries whose first 1,000 it entered, longest list first'),
        }),
      )
      .max(100)
      .describe('Tools that entered the first 1,000 of a full list for the first time on record, most countries first'),
    lead: leadRiser
      .nullable()
      .describe('Of all risers, the one that gained most countries in whose first 1,000 it is, or most visits'),
    risers: z.array(mover).max(10).describe('First tools of the trending ranking that rose, in its order'),
    fallers: z
      .array(mover)
      .max(10)
      .describe('Tools that fell most: by growth rate, or by reach if the basis is bands; largest fall first'),
    heroes: z
      .array(
        monthTool.extend({
          country: countryCode.describe('Country where its band is best, ISO 3166-1 alpha-2'),
          band: band.describe('Its band there: among the first this many sites of the list'),
          listed: count.describe('Number of full lists that name it'),
          medianBand: band.describe('Median of its bands in these lists'),
        }),
      )
      .max(10)
      .describe('Tools among the first 5,000 in one or two countries and far behind elsewhere, best band first'),
    notHeld: z.array(countryCode).describe('Countries whose list is not held; empty unless the basis is bands'),
  }),
})

export const getMonths = endpoint(calls.getMonths, {
  summary: 'Months with figures, newest first, each with its first risers and its number of first entries',
  input: z.strictObject({ locale: askedLocale }),
  example: { locale: 'en' },
  output: z.object({
    months: z
      .array(
        z.object({
          month,
          basis: rankingBasis,
          lead: leadRiser.omit({ series: true }).nullable().describe('As in `getMonth`'),
          risers: z
            .array(mover)
            .max(2)
            .describe('First two tools of the trending ranking; none rose, or nothing to compare with: empty'),
          entries: count.describe('First entries into the first 1,000 of a country'),
        }),
      )
      .describe('Newest first'),
  }),
})

export type Month = OutputOf<typeof getMonth>
export type Months = OutputOf<typeof getMonths>
