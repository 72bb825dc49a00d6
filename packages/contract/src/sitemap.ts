import { z } from 'zod'
import * as calls from './calls/tool.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { wholeNumber } from './paging.ts'
import { rankingKind } from './ranking.ts'
import { month, slug } from './wire-values.ts'

const changedOn = z.iso
  .date()
  .nullable()
  .describe('Day of the last change; null: before such days were noted')
  .meta({ example: '2026-11-15' })

export const getSitemap = endpoint(calls.getSitemap, {
  summary: 'What there is to be found: rankings that list something, and the parts that all tools come in',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    rankings: z
      .array(
        z.object({
          kind: rankingKind.describe('What the ranking is by'),
          key: z
            .string()
            .describe('Slug of the category, country or source; empty: over all')
            .meta({ example: 'copywriting' }),
        }),
      )
      .describe('Rankings whose newest month lists at least one tool'),
    hasStandings: z.boolean().describe('There is a ranking of the categories').meta({ example: true }),
    months: z.array(month).describe('Months that have figures, newest first'),
    parts: z
      .array(z.object({ part: z.number().int().describe('Number of the part').meta({ example: 1 }), changedOn }))
      .describe('Parts that hold at least one tool; a tool never moves to another'),
  }),
})

export const getSitemapTools = endpoint(calls.getSitemapTools, {
  summary: 'The tools of one part that have a text in some language',
  failures: ['not_found'],
  input: z.strictObject({
    part: wholeNumber(1, 1_000_000).describe('Number of the part, as `getSitemap` lists them').meta({ example: 1 }),
  }),
  example: { part: '1' },
  output: z.object({
    tools: z.array(z.object({ slug, changedOn })).max(2_000).describe('At most 2,000, in the order in which they came'),
  }),
})

export type Sitemap = OutputOf<typeof getSitemap>
export type SitemapTools = OutputOf<typeof getSitemapTools>
