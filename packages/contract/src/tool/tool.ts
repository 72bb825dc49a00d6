import { z } from 'zod'
import * as calls from '../calls/tool.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { count } from '../figure/figure.ts'
import { listFigures } from '../figure/list-figures.ts'
import { listFilters } from './list-filter.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { pagedOutput, pageNumber, pageSize, wholeNumber } from '../http/paging.ts'
import { trafficSource } from '../figure/ranking.ts'
import { countedTask } from './task.ts'
import { aiRole, toolCard } from './tool-card.ts'
import { factChoices, filterInput, priceChoice } from './tool-filter.ts'
import { mapFactFilters, type FactFilterKey } from './tool-fact-values.ts'
import { searchText } from '../text/search-text.ts'
import { commaList } from '../http/wire-list.ts'
import { slug, wireChoice } from '../http/wire-values.ts'

export const sortKey = z
  .enum(['added', 'visits', ...trafficSource.options])
  .describe('Day added, visits of the month, or visits of the month through one source')
/** Only lists of all tools, or of all of one category, put the roles of AI one after the other. */
const roleOrder = z
  .enum(['any'])
  .describe(
    'any: all tools in one order. By default, without `q` and filters or with one category alone, tools with `aiRole` core come first',
  )
export const sortOrder = z.enum(['asc', 'desc']).describe('Direction; unknown values come last in both')

const facetValue = z.object({
  slug,
  name: z.string().describe('Name in the requested language').meta({ example: 'Templates' }),
  tools: count.describe('Number of tools that the list would have with this value'),
})

const choices = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .array(
      z.object({
        value: value.describe('Value for the parameter of the same name'),
        tools: count.describe('Number of tools that the list would have with this value'),
      }),
    )
    .describe('Values, each counted alone in place of the chosen ones')

const factFacets = mapFactFilters(({ shape }, key) => {
  const facet = choices<z.ZodType<string>>(factChoices[key])
  if (shape !== 'except') return facet
  return facet.describe('Chosen countries, and those in which at least one tool is not offered')
}) as { [Key in FactFilterKey]: ReturnType<typeof choices<(typeof factChoices)[Key]>> }

const facets = z
  .object({
    category: z.array(facetValue).describe('Values, each counted alone in place of the chosen ones'),
    price: choices(priceChoice),
    features: z.array(facetValue).describe('Values, each counted in addition to the chosen ones'),
    aiRole: choices(aiRole),
    ...factFacets,
  })
  .describe('Number of tools for every other choice; each equals the `total` of the list with that choice')

const rescue = z
  .object({
    drops: z
      .array(
        z.object({
          part: z.enum(['q', ...listFilters]).describe('Parameter to drop; of `features`, only `value`'),
          value: slug
            .nullable()
            .describe('Slug of the feature to drop; null for other parameters')
            .meta({ example: 'templates' }),
          tools: count.describe('Number of tools without it'),
        }),
      )
      .describe('Parts of the filter to drop, most tools first; only those that find tools'),
    categories: z
      .array(
        z.object({
          slug: slug.meta({ example: 'image-editing' }),
          name: z.string().describe('Name in the requested language').meta({ example: 'Photo editing' }),
          group: slug.describe('Slug of its group').meta({ example: 'image' }),
          tools: count.describe('Number of tools in the category'),
        }),
      )
      .max(4)
      .describe('Categories that match `q`, best match first; empty without `q`'),
  })
  .describe('Alternatives to a filter that finds nothing')

export const getTools = endpoint(calls.getTools, {
  summary: 'Tools by text and filters, sorted, in pages',
  failures: ['not_found'],
  input: z
    .strictObject({
      q: searchText(200)
        .optional()
        .describe('Search text: names, tasks and kinds of tools, in any of the nine languages')
        .meta({ example: 'remove background' }),
      ...filterInput,
      role: roleOrder.optional(),
      sort: sortKey.optional().describe('Sort key; default: visits, or relevance if `q` is sent'),
      order: sortOrder.optional().describe('Direction, by default desc; unknown values come last in both'),
      page: pageNumber,
      pageSize,
      task: slug
        .optional()
        .describe('Slug of a task; finds the tools that do it, those that are made for it first. Not with `q`')
        .meta({ example: 'remove-background' }),
      like: slug
        .optional()
        .describe('Slug of a tool; finds its alternatives, the most alike first. Not with `q` or `task`')
        .meta({ example: 'midjourney' }),
      ids: commaList(slug, 100)
        .optional()
        .describe('Slugs of tools, answered in this order on one page; not with `q`, filters or sorting')
        .meta({ example: 'photoroom,canva' }),
      facets: wireChoice.default(false).describe('true: also answer `facets`'),
      locale: askedLocale,
    })
    .refine(
      (input) =>
        input.ids === undefined ||
        ([...listFilters, 'q', 'task', 'like', 'sort', 'order', 'role'] as const).every(
          (key) => input[key] === undefined,
        ),
      { path: ['ids'], message: 'stands alone: no text, filter or sort beside it' },
    )
    .refine(({ q, task, like }) => [q, task, like].filter((by) => by !== undefined).length <= 1, {
      path: ['q'],
      message: 'one of q, task and like at a time',
    }),
  example: { category: 'image-editing', price: 'free,freemium', facets: 'true', locale: 'en' },
  output: z.object({
    ...pagedOutput,
    totalIsLeast: z
      .boolean()
      .describe('true: `total` is a lower bound, because at most 10,000 matches of `q` are counted')
      .meta({ example: false }),
    endsEarly: z
      .boolean()
      .describe('true: the pages end before `total`: filtered lists end at page 200, except those of one category'),
    coreFirst: z
      .boolean()
      .nullable()
      .describe(
        'true: tools with `aiRole` feature come after all others; false: one order, because of `role`; null: one order, because of `q`, filters or `ids`',
      ),
    ...listFigures,
    tools: z.array(toolCard).describe('The tools of this page'),
    facets: facets.nullable().describe('Number of tools for other choices; null: not requested'),
    made: count
      .nullable()
      .describe('With `task`, by fit: how many of `total` are made for it; they come first. Else null')
      .meta({ example: null }),
    task: countedTask
      .nullable()
      .describe('The task that `q` means as a whole; null: none, or no `q`')
      .meta({ example: null }),
    withUnknown: count
      .nullable()
      .describe('`total` with `unknown` added to every chosen fact; null: no fact is chosen, or `facets` not requested')
      .meta({ example: null }),
    didYouMean: z
      .string()
      .nullable()
      .describe('`q` with its spelling corrected, which was searched for; null: searched as sent')
      .meta({ example: null }),
    isUnlisted: z
      .boolean()
      .describe('true: `q` looks like the name of a tool that is not listed; `tools` are at most twelve near ones'),
    rescue: rescue.nullable().describe('Alternatives if no tool is found; else null'),
    renamed: z
      .array(
        z.object({
          from: slug.describe('Slug as requested').meta({ example: 'gpt-chat' }),
          to: slug.describe('Current slug, as in `tools`').meta({ example: 'chatgpt' }),
        }),
      )
      .nullable()
      .describe('Former slugs among `ids`, with the current ones; null: `ids` was not sent'),
  }),
})

export const getRandomTools = endpoint(calls.getRandomTools, {
  summary: 'Random tools within filters; send the seed of an answer to get the same tools again',
  input: z.strictObject({
    ...filterInput,
    exclude: commaList(slug, 100)
      .optional()
      .describe('Slugs of tools to leave out, such as those seen already')
      .meta({ example: 'canva' }),
    seed: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 to 999999999')
      .optional()
      .describe('Seed of an earlier answer, to get the same tools again; default: a random one')
      .meta({ example: '271828' }),
    count: wholeNumber(1, 12).default(1).describe('Number of tools, at most 12').meta({ example: 3 }),
    locale: askedLocale,
  }),
  example: { category: 'image-editing', seed: '271828', count: '3', locale: 'en' },
  output: z.object({
    seed: z
      .string()
      .describe('Gives the same tools again with the same filters, as long as the catalogue is unchanged')
      .meta({ example: '271828' }),
    total: count.describe('Number of tools to choose from'),
    ...listFigures,
    tools: z.array(toolCard).describe('As many tools as requested, fewer if no more match; in random order'),
  }),
})

export type ToolList = OutputOf<typeof getTools>
export type ToolFacets = NonNullable<ToolList['facets']>
export type RandomTools = OutputOf<typeof getRandomTools>
export type SortKey = z.output<typeof sortKey>
export type SortOrder = z.output<typeof sortOrder>
