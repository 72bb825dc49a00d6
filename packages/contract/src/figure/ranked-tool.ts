import { z } from 'zod'
import { band, bandRise, bandSummary } from './band-summary.ts'
import { figureSource, wholeSite } from './figure.ts'
import { countryCode, mark, share, slug } from '../http/wire-values.ts'

const toolSlug = slug.describe('Permanent slug of the tool').meta({ example: 'copy-ai' })
const toolName = z.string().describe('Name of the tool').meta({ example: 'Copy.ai' })
export const categoryName = z.string().describe('Name in the requested language').meta({ example: 'Copywriting' })
export const groupSlug = slug.meta({ example: 'writing' })
export const rank = z
  .number()
  .int()
  .nullable()
  .describe('Rank; equal figures share one (1, 2, 2, 4); null: no data')
  .meta({ example: 1 })
export const previousRank = z
  .number()
  .int()
  .nullable()
  .describe('Rank in the month before; null: none then, or not comparable')
  .meta({ example: 2 })
export const growthRate = z
  .number()
  .nullable()
  .describe('Growth ÷ visits of the month before, 0.12 = +12 %; null: under 1,000 visits then, or not comparable')
  .meta({ example: 0.042 })

/** A tool as one line of a ranking. */
export const rankedTool = z
  .object({
    rank,
    previousRank,
    slug: toolSlug,
    name: toolName,
    mark,
    group: groupSlug.describe('Group of the primary category'),
    category: z.object({ slug, name: categoryName }).describe('Primary category'),
    wholeSite,
    source: figureSource,
    visits: z
      .number()
      .int()
      .nullable()
      .describe('Visits of the month: all, or those from the ranked region or source; null: no data, or basis bands')
      .meta({ example: 1_240_000 }),
    band: band
      .nullable()
      .describe("Among the first this many sites of the region's list, in a region's ranking by bands; else null")
      .meta({ example: null }),
    bandBefore: band
      .nullable()
      .optional()
      .describe('Band in the month before, null: newly listed; only in a country sorted by rise, by bands')
      .meta({ example: null }),
    bands: bandSummary
      .nullable()
      .describe('Places in public lists if the basis is bands; else null')
      .meta({ example: null }),
    rise: bandRise.optional().describe('Figures behind the rise; only in the trending ranking by bands'),
    growth: z
      .number()
      .int()
      .nullable()
      .describe('Visits of the month less visits of the month before; null: not comparable, or basis bands')
      .meta({ example: 50_000 }),
    growthRate,
    series: z
      .array(z.number().int().nullable().describe('Visits of a month; null: no data'))
      .length(12)
      .describe('Visits of the last twelve months, oldest first: all, or those from the ranked region or source')
      .meta({ example: Array.from({ length: 12 }, (_, place) => 690_000 + place * 50_000) }),
    topCountries: z
      .array(z.object({ code: countryCode, share }))
      .max(3)
      .describe('Countries with the largest shares of the visits, largest first, at most three'),
  })
  .meta({ id: 'RankedTool' })

/** A tool by slug, name and picture only. */
export const namedTool = z.object({ slug: toolSlug, name: toolName, mark }).meta({ id: 'NamedTool' })
