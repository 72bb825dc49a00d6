import { z } from 'zod'
import * as calls from '../calls/tool.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { slug } from '../http/wire-values.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { searchText } from '../text/search-text.ts'
import { listFilters } from './list-filter.ts'

const named = z.object({
  slug: slug.meta({ example: 'midjourney' }),
  name: z.string().describe('Name in the requested language').meta({ example: 'Midjourney' }),
})

export const understandQuery = endpoint(calls.understandQuery, {
  summary: 'What a search asks for besides its words: filters, tools like another, two tools beside each other',
  input: z.strictObject({
    q: searchText(200).describe('Search text, in any of the languages').meta({ example: 'free image generator' }),
    locale: askedLocale,
  }),
  example: { q: 'free image generator', locale: 'en' },
  output: z.object({
    words: z
      .string()
      .describe('What remains to be searched; the whole text if nothing was understood')
      .meta({ example: 'image generator' }),
    filters: z
      .array(
        z.object({
          filter: z.enum(listFilters).describe('Parameter of getTools'),
          value: z.string().describe('Its value, or several with commas').meta({ example: 'free-to-use' }),
          said: z.string().describe('The words that ask for it').meta({ example: 'free' }),
        }),
      )
      .max(40)
      .describe('Filters that the text asks for, in its order'),
    alternativesTo: named.nullable().describe('The tool that others are wanted instead of; null: none'),
    versus: z.array(named).length(2).nullable().describe('Two tools that are to be compared; null: none'),
  }),
})

export type Understood = OutputOf<typeof understandQuery>
