import { z } from 'zod'
import * as calls from '../calls/tool.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { wholeNumber } from './paging.ts'
import { rankingKind } from '../figure/ranking.ts'
import { month, slug } from './wire-values.ts'

const changedOn = z.iso
  .date()
  .nullable()
  .describe('Day of the last change; null: before changes were recorded')
  .meta({ example: '2026-11-15' })

export const getSitemap = endpoint(calls.getSitemap, {
  summary: 'Index for sitemaps: rankings that list something, and the parts into which all tools are divided',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    rankings: z
      .array(
        z.object({
          kind: rankingKind.describe('Kind of ranking'),
          key: z
            .string()
            .describe('Slug of the category, country code or source; empty: all tools')
            .meta({ example: 'copywriting' }),
        }),
      )
      .describe('Rankings whose newest month lists at least one tool, by kind and key'),
    hasStandings: z.boolean().describe('Whether there is a ranking of categories').meta({ example: true }),
    months: z.array(month).describe('Months that have figures, newest first'),
    tasks: z.array(slug.meta({ example: 'remove-background' })).describe('Tasks that at least one tool does'),
    comparisons: z
      .array(z.array(slug.meta({ example: 'chatgpt' })).length(2))
      .max(1_000)
      .describe('Pairs of well-known tools, each in alphabetical order'),
    parts: z
      .array(z.object({ part: z.number().int().describe('Number of the part').meta({ example: 1 }), changedOn }))
      .describe('Parts with at least one tool that has a text; a tool never moves to another part'),
  }),
})

export const getSitemapTools = endpoint(calls.getSitemapTools, {
  summary: 'Tools of one part that have a text in any language',
  failures: ['not_found'],
  input: z.strictObject({
    part: wholeNumber(1, 1_000_000).describe('Number of the part, as `getSitemap` lists them').meta({ example: 1 }),
  }),
  example: { part: '1' },
  output: z.object({
    tools: z.array(z.object({ slug, changedOn })).max(2_000).describe('At most 2,000, in the order of their import'),
  }),
})

export type Sitemap = OutputOf<typeof getSitemap>
export type SitemapTools = OutputOf<typeof getSitemapTools>
