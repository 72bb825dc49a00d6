import { z } from 'zod'
import { band, bandRise, bandSummary } from './band-summary.ts'
import { countryCode, share, slug } from './wire-values.ts'

const toolSlug = slug.describe('Permanent slug of the tool').meta({ example: 'copy-ai' })
const toolName = z.string().describe('Name of the tool').meta({ example: 'Copy.ai' })
export const categoryName = z.string().describe('Name in the language asked for').meta({ example: 'Copywriting' })
export const groupSlug = slug.meta({ example: 'writing' })
export const rank = z
  .number()
  .int()
  .nullable()
  .describe('Equal figures share a rank; null: no data')
  .meta({ example: 1 })
export const previousRank = z
  .number()
  .int()
  .nullable()
  .describe('Rank of the month before, where the two can be compared; else null')
  .meta({ example: 2 })
export const growthRate = z
  .number()
  .nullable()
  .describe('0.12 = +12 %; null where the month before had under 1,000 visits or cannot be compared')
  .meta({ example: 0.042 })

/** A tool as a line of a ranking. */
export const rankedTool = z
  .object({
    rank,
    previousRank,
    slug: toolSlug,
    name: toolName,
    group: groupSlug.describe('Group of the primary category'),
    category: z.object({ slug, name: categoryName }).describe('Primary category'),
    wholeSite: z.boolean().describe('The figures are those of a larger site that the tool is part of'),
    visits: z
      .number()
      .int()
      .nullable()
      .describe('Visits of the month: in all, or from the region or through the source that is ranked; null: no data')
      .meta({ example: 1_240_000 }),
    band: band.nullable().describe('Place in the list of the ranked region; else null').meta({ example: null }),
    bands: bandSummary
      .nullable()
      .describe('Places in public lists, only where the ranking stands on bands; else null')
      .meta({ example: null }),
    rise: bandRise.optional().describe('What brought it there; only in the trending ranking, where it stands on bands'),
    growth: z
      .number()
      .int()
      .nullable()
      .describe('Visits of the month less visits of the month before; null where they cannot be compared')
      .meta({ example: 50_000 }),
    growthRate,
    series: z
      .array(z.number().int().nullable().describe('Visits of a month; null: no data'))
      .length(12)
      .describe(
        'Visits of the last twelve months, oldest first: in all, or from the region or through the source that is ranked',
      )
      .meta({ example: Array.from({ length: 12 }, (_, place) => 690_000 + place * 50_000) }),
    topCountries: z
      .array(z.object({ code: countryCode, share }))
      .max(3)
      .describe('The countries most visits come from, at most three'),
  })
  .meta({ id: 'RankedTool' })

/** A tool where its name is enough. */
export const namedTool = z.object({ slug: toolSlug, name: toolName }).meta({ id: 'NamedTool' })
