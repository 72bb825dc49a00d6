import { z } from 'zod'
import * as calls from '../calls/tool.ts'
import { count } from '../figure/figure.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { mark, slug } from '../http/wire-values.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { searchText } from '../text/search-text.ts'
import { pricingModel } from './tool-card.ts'

export const getSuggestions = endpoint(calls.getSuggestions, {
  summary: 'Tools, tasks, categories and comparisons whose name matches the text typed so far',
  input: z.strictObject({
    q: searchText(100)
      .optional()
      .describe('Text typed so far; without it: tasks that many people come with, and the largest categories')
      .meta({ example: 'pho' }),
    locale: askedLocale,
  }),
  example: { q: 'pho', locale: 'en' },
  output: z.object({
    suggestions: z
      .array(
        z.object({
          kind: z.enum(['tool', 'task', 'category', 'compare']).describe('compare: two tools beside each other'),
          slug: z
            .string()
            .describe('Slug; of a comparison both, in alphabetical order with -vs- between them')
            .meta({ example: 'photoroom' }),
          name: z.string().describe('Name in the requested language').meta({ example: 'Photoroom' }),
          mark,
          group: slug
            .nullable()
            .describe("Slug of the group of the category, or of the tool's primary category; null for a task")
            .meta({ example: 'image' }),
          category: z
            .string()
            .nullable()
            .describe("Name of the tool's primary category; else null")
            .meta({ example: 'Photo editing' }),
          pricing: pricingModel.nullable().describe('Pricing model of a tool; else null'),
          tools: count.nullable().describe('Number of tools of a task or category; else null').meta({ example: null }),
        }),
      )
      .max(12)
      .describe('Best match first: at most nine, of which three are tasks and two categories'),
  }),
})

export type Suggestion = OutputOf<typeof getSuggestions>['suggestions'][number]
