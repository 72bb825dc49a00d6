import { z } from 'zod'
import * as calls from '../calls/tool-use.ts'
import { count } from '../figure/figure.ts'
import { endpoint, type InputOf, type OutputOf } from '../http/endpoint.ts'
import { slug } from '../http/wire-values.ts'

export const countUse = endpoint(calls.countUse, {
  summary: 'Counts a use of tools for the day; for pages of this site. Nothing about the caller is kept',
  input: z.strictObject({
    event: z
      .enum(['opened', 'visited', 'saved', 'compared'])
      .describe(
        'Its page was shown, its home page was visited from here, it was saved, a comparison with it was shown',
      ),
    toolIds: z
      .array(slug)
      .min(1)
      .max(calls.maxUsed)
      .describe('Slugs of the tools; unknown ones are ignored')
      .meta({ example: ['photoroom'] }),
  }),
  example: { event: 'opened', toolIds: ['photoroom'] },
  output: z.object({}),
})

const uses = {
  opened: count.describe('How often its page was shown'),
  visited: count.describe('How often the link to its home page was followed'),
  saved: count.describe('How often it was saved'),
  compared: count.describe('How often a comparison with it was shown'),
}

export const getToolUses = endpoint(calls.getToolUses, {
  summary: 'How often a tool was used on this site, for its verified maker alone',
  failures: ['not_found'],
  input: z.strictObject({ toolId: slug.describe('Slug of the tool').meta({ example: 'photoroom' }) }),
  example: { toolId: 'photoroom' },
  output: z.object({
    last7Days: z.object(uses).describe('Today and the six days before'),
    last30Days: z.object(uses).describe('Today and the 29 days before'),
    weeks: z
      .array(z.object({ from: z.iso.date().describe('Its Monday').meta({ example: '2026-11-09' }), ...uses }))
      .describe('The last twelve weeks, the current one first'),
  }),
})

export type ToolUse = InputOf<typeof countUse>['event']
export type ToolUses = OutputOf<typeof getToolUses>
