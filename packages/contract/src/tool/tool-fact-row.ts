import { z } from 'zod'
import * as calls from '../calls/tool.ts'
import { figureSource } from '../figure/figure.ts'
import { listFigures } from '../figure/list-figures.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { maxIds } from '../http/paging.ts'
import { commaList } from '../http/wire-list.ts'
import { slug } from '../http/wire-values.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { named, toolCard } from './tool-card.ts'
import { getToolDetail } from './tool-detail.ts'

/** What a table says of a tool: the facts of its page, and the figures of its card. */
const toolFactRow = z.object({
  ...toolCard.pick({ slug: true, name: true, status: true, alive: true, description: true, textLocale: true }).shape,
  ...getToolDetail.output.pick({ url: true, categories: true, pricing: true, facts: true, lacks: true }).shape,
  features: z
    .array(named('Feature', 'templates', 'Templates'))
    .describe('Features that it has, in the order of the catalogue'),
  ...toolCard.pick({ wholeSite: true, visits: true, growthRate: true, bands: true }).shape,
  source: figureSource,
})

export const getToolFacts = endpoint(calls.getToolFacts, {
  summary: 'What is known of up to 100 tools, for tables: prices, facts, features and figures of the month',
  input: z.strictObject({
    ids: commaList(slug, maxIds)
      .describe('Slugs of tools, also former ones; the answer has their order, without unknown and removed tools')
      .meta({ example: 'photoroom,canva' }),
    locale: askedLocale,
  }),
  example: { ids: 'canva,claude', locale: 'en' },
  output: z.object({
    ...listFigures,
    tools: z.array(toolFactRow).describe('The tools, in the order of `ids`'),
    renamed: z
      .array(
        z.object({
          from: slug.describe('Slug as requested').meta({ example: 'gpt-chat' }),
          to: slug.describe('Current slug, as in `tools`').meta({ example: 'chatgpt' }),
        }),
      )
      .describe('Former slugs among `ids`, with the current ones'),
  }),
})

export type ToolFactRows = OutputOf<typeof getToolFacts>
export type ToolFactRow = ToolFactRows['tools'][number]
