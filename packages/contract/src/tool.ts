import { z } from 'zod'
import * as calls from './calls/tool.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count } from './figure.ts'
import { listFigures } from './list-figures.ts'
import { freeToUse, listFilters, notKnown } from './list-filter.ts'
import { askedLocale } from './locale-schema.ts'
import { pagedOutput, pageNumber, pageSize, wholeNumber } from './paging.ts'
import { trafficSource } from './ranking.ts'
import { aiRole, pricingModel, toolCard } from './tool-card.ts'
import { interfaceLanguages, platforms } from './tool-fact-values.ts'
import { commaList } from './wire-list.ts'
import { countryCode, slug, wireChoice } from './wire-values.ts'

/** No control characters; PostgreSQL cannot store NUL. */
const searchText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'has control characters')

/** What is not known is a choice, and never counts as no. */
const besideOthers = `${notKnown} beside others: also tools of which one of those is not known; alone: of which nothing is`

const priceChoice = z.enum([freeToUse, ...pricingModel.options])
const platformChoice = z.enum([...platforms, notKnown])
const languageChoice = z.enum([...interfaceLanguages, notKnown])
const signUpChoice = z.enum(['no', 'yes', notKnown])
const countryChoice = z.union([countryCode, z.literal(notKnown)])

const filterInput = {
  category: commaList(slug, 60)
    .optional()
    .describe('Slugs of categories; tools in any of them')
    .meta({ example: 'image-editing' }),
  price: commaList(priceChoice, 8)
    .optional()
    .describe('Pricing models; tools with any of them. free-to-use: free, freemium and open-source')
    .meta({ example: 'free,freemium' }),
  features: commaList(slug, 24)
    .optional()
    .describe(`Slugs of features; tools with all of them. ${besideOthers}`)
    .meta({ example: 'templates' }),
  aiRole: commaList(aiRole, 2)
    .optional()
    .describe('What AI is to the tool; tools with any of these roles')
    .meta({ example: 'core' }),
  platform: commaList(platformChoice, 11)
    .optional()
    .describe(`Where it runs; tools with any of them. ${besideOthers}`)
    .meta({ example: 'ios,android' }),
  language: commaList(languageChoice, 17)
    .optional()
    .describe(`Languages of the interface; tools with any of them. ${besideOthers}`)
    .meta({ example: 'ja' }),
  signUp: commaList(signUpChoice, 3)
    .optional()
    .describe('Is an account needed to try it; tools with any of these answers')
    .meta({ example: 'no' }),
  offeredIn: commaList(countryChoice, 20)
    .optional()
    .describe('Countries; tools known to be offered in any of them')
    .meta({ example: 'CN' }),
  country: commaList(countryChoice, 20)
    .optional()
    .describe("Countries of the maker's head office; tools of any of them")
    .meta({ example: 'DE' }),
}

export const sortKey = z
  .enum(['added', 'visits', ...trafficSource.options])
  .describe('Day added, visits of the month, or visits of the month through one source')
export const sortOrder = z.enum(['asc', 'desc']).describe('What is not known comes last in both')

const facetValue = z.object({
  slug,
  name: z.string().describe('In the asked locale').meta({ example: 'Templates' }),
  tools: count.describe('Tools in the list that choosing this value would give'),
})

const choices = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .array(
      z.object({
        value: value.describe('As the parameter takes it'),
        tools: count.describe('Tools in the list that this value would give'),
      }),
    )
    .describe('Each value alone, in place of the chosen ones')

const facets = z
  .object({
    category: z.array(facetValue).describe('Each value alone, in place of the chosen ones'),
    price: choices(priceChoice),
    features: z.array(facetValue).describe('Each value added to the chosen ones'),
    aiRole: choices(aiRole),
    platform: choices(platformChoice),
    language: choices(languageChoice),
    signUp: choices(signUpChoice),
    offeredIn: choices(countryChoice).describe('Countries that at least one tool leaves out'),
    country: choices(countryChoice),
  })
  .describe('What other choices would give; every number equals the total of that list')

const rescue = z
  .object({
    drops: z
      .array(
        z.object({
          part: z.enum(['q', ...listFilters]).describe('What is given up: the whole parameter, or one feature'),
          value: slug.nullable().describe('The feature; null for the others').meta({ example: 'templates' }),
          tools: count.describe('Tools that there are without it'),
        }),
      )
      .describe('Most tools first; only what gives some'),
    categories: z
      .array(
        z.object({
          slug: slug.meta({ example: 'image-editing' }),
          name: z.string().describe('In the asked locale').meta({ example: 'Photo editing' }),
          group: slug.describe('Its group').meta({ example: 'image' }),
          tools: count.describe('Tools in the category'),
        }),
      )
      .max(4)
      .describe('Categories nearest to the text, best first'),
  })
  .describe('Ways out of a list without tools')

export const getTools = endpoint(calls.getTools, {
  summary: 'Tools by filters, sorted, in pages',
  failures: ['not_found'],
  input: z
    .strictObject({
      q: searchText(200)
        .optional()
        .describe('Text to look for: names, tasks and kinds of tools, in any of the languages')
        .meta({ example: 'remove background' }),
      ...filterInput,
      sort: sortKey.optional().describe('Without it: by visits, with a text by how well it fits'),
      order: sortOrder.optional().describe('Without it: desc'),
      page: pageNumber,
      pageSize,
      ids: commaList(slug, 100)
        .optional()
        .describe('These tools, in this order, in one page; no other filter beside it')
        .meta({ example: 'photoroom,canva' }),
      facets: wireChoice.default(false).describe('Also answer what other choices would give'),
      locale: askedLocale,
    })
    .refine(
      (input) =>
        input.ids === undefined ||
        ([...listFilters, 'q', 'sort', 'order'] as const).every((key) => input[key] === undefined),
      { path: ['ids'], message: 'stands alone: no text, filter or sort beside it' },
    ),
  example: { category: 'image-editing', price: 'free,freemium', facets: 'true', locale: 'en' },
  output: z.object({
    ...pagedOutput,
    totalIsLeast: z
      .boolean()
      .describe('There are more than `total`: what a text finds is counted up to 10,000')
      .meta({ example: false }),
    endsEarly: z.boolean().describe('The list is longer than its last page: filtered lists end at page 200'),
    ...listFigures,
    tools: z.array(toolCard).describe('The tools of this page'),
    facets: facets.nullable().describe('null: not asked for'),
    didYouMean: z
      .string()
      .nullable()
      .describe('The text as it was probably meant, which is what was looked for; null: as it was sent')
      .meta({ example: null }),
    rescue: rescue.nullable().describe('null: there are tools'),
    renamed: z
      .array(
        z.object({
          from: slug.describe('As it was asked for').meta({ example: 'gpt-chat' }),
          to: slug.describe('Its present slug, as in `tools`').meta({ example: 'chatgpt' }),
        }),
      )
      .nullable()
      .describe('Asked `ids` that are former slugs of a tool; null: none were asked for'),
  }),
})

export const getRandomTools = endpoint(calls.getRandomTools, {
  summary: 'Random tools within filters; the seed in the answer gives the same ones again',
  input: z.strictObject({
    ...filterInput,
    exclude: commaList(slug, 100)
      .optional()
      .describe('Slugs of tools that were seen already')
      .meta({ example: 'canva' }),
    seed: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 to 999999999')
      .optional()
      .describe('From an earlier answer')
      .meta({ example: '271828' }),
    count: wholeNumber(1, 12).default(1).describe('How many, at most 12').meta({ example: 3 }),
    locale: askedLocale,
  }),
  example: { category: 'image-editing', seed: '271828', count: '3', locale: 'en' },
  output: z.object({
    seed: z
      .string()
      .describe('Gives the same tools again, as long as the catalogue stays the same')
      .meta({ example: '271828' }),
    total: count.describe('Tools that there were to choose from'),
    ...listFigures,
    tools: z.array(toolCard).describe('As many as asked for, fewer where there are no more'),
  }),
})

export const getSuggestions = endpoint(calls.getSuggestions, {
  summary: 'Tools and categories whose name fits what was typed so far',
  input: z.strictObject({
    q: searchText(100).describe('What was typed').meta({ example: 'pho' }),
    locale: askedLocale,
  }),
  example: { q: 'pho', locale: 'en' },
  output: z.object({
    suggestions: z
      .array(
        z.object({
          kind: z.enum(['tool', 'category']).describe('What is suggested'),
          slug: slug.meta({ example: 'photoroom' }),
          name: z.string().describe('In the asked locale').meta({ example: 'Photoroom' }),
          group: slug.describe('Group of the category').meta({ example: 'image' }),
          category: z.string().nullable().describe("A tool's primary category").meta({ example: 'Photo editing' }),
        }),
      )
      .max(8)
      .describe('Best first, at most eight'),
  }),
})

export type ToolList = OutputOf<typeof getTools>
export type ToolFacets = NonNullable<ToolList['facets']>
export type RandomTools = OutputOf<typeof getRandomTools>
export type Suggestion = OutputOf<typeof getSuggestions>['suggestions'][number]
export type SortKey = z.output<typeof sortKey>
export type SortOrder = z.output<typeof sortOrder>
