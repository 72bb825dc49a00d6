import { z } from 'zod'
import { listCounts } from '../figure/band-summary.ts'
import * as calls from '../calls/tool.ts'
import { endpoint, type OutputOf } from '../http/endpoint.ts'
import { count, figuresSite, trafficKind, visits, wholeSite } from '../figure/figure.ts'
import { askedLocale } from '../locale/locale-schema.ts'
import { growthRate } from '../figure/ranked-tool.ts'
import { trafficSource } from '../figure/ranking.ts'
import { toolBands } from './tool-bands.ts'
import { addedOn, aiRole, alive, named, namedCategory, pricingModel, shownText, toolCard } from './tool-card.ts'
import { toolFacts } from './tool-fact.ts'
import { shownLinks } from '../case/tool-link.ts'
import { countryCode, mark, month, price, share, slug } from '../http/wire-values.ts'

const trafficFigures = z.object({
  provider: z.string().describe('Provider of the figures').meta({ example: 'Example panel' }),
  licence: z.string().describe('Licence of the figures').meta({ example: 'CC BY 4.0' }),
  kind: trafficKind,
  month: month.describe('Month of the figures'),
  visits,
  growth: z
    .number()
    .int()
    .nullable()
    .describe('Visits less those of the month before, same provider; null: not known')
    .meta({ example: 2_300_000 }),
  growthRate,
  visitDurationSeconds: z
    .number()
    .nullable()
    .describe('Average length of a visit in seconds; null: not known')
    .meta({ example: 254 }),
  pagesPerVisit: z.number().nullable().describe('Average pages per visit; null: not known').meta({ example: 4.2 }),
  bounceRate: share.nullable().describe('Share of visits with one page; null: not known').meta({ example: 0.38 }),
  months: z
    .array(z.object({ month, visits: visits.nullable().describe('Visits; null: no figures of the same provider') }))
    .length(12)
    .describe('The twelve months up to this one, oldest first')
    .meta({
      example: Array.from({ length: 12 }, (_, place) => ({
        month: new Date(Date.UTC(2025, 10 + place)).toISOString().slice(0, 7),
        visits: 25_101_000 + place * 209_000,
      })),
    }),
  sources: z
    .array(z.object({ source: trafficSource, share, visits }))
    .describe('Traffic sources, largest share first; empty: not known'),
  countries: z
    .array(z.object({ code: countryCode, share, visits }))
    .describe('Countries of the visitors, largest share first; empty: not known'),
  otherCountriesShare: share.nullable().describe('Share of all countries that are not listed, 0 to 1; null: not known'),
})

export const getToolDetail = endpoint(calls.getToolDetail, {
  summary:
    'Everything about one tool: texts, price, traffic by month, source and country, places in rankings, alternatives',
  failures: ['not_found', 'gone'],
  input: z.strictObject({
    toolId: slug.describe('Slug of the tool, also a former one').meta({ example: 'photoroom' }),
    locale: askedLocale,
  }),
  example: { toolId: 'canva', locale: 'en' },
  output: z.object({
    slug: slug
      .describe('Current slug; differs from the requested one if the tool was renamed')
      .meta({ example: 'photoroom' }),
    name: z.string().describe('Name in the requested language').meta({ example: 'Photoroom' }),
    mark,
    url: z.url().describe('Homepage').meta({ example: 'https://www.photoroom.com/' }),
    status: z.enum(['published', 'closed']).describe('closed: the tool is no longer offered'),
    alive,
    ...shownText,
    useCases: z
      .array(z.string())
      .describe('Jobs that people do with it, one line each, in `textLocale`')
      .meta({ example: ['Cut out product photos'] }),
    tasks: z
      .array(named('Task', 'remove-background', 'Remove a background'))
      .describe('Tasks that it does, the one that it is made for first'),
    group: named('Group of the primary category', 'image', 'Image & Art'),
    categories: z
      .array(namedCategory('Category').extend({ group: slug }))
      .min(1)
      .describe('Categories of the tool, the primary one first'),
    features: z
      .array(
        named('Feature', 'templates', 'Templates').extend({
          description: z.string().describe('What the feature means').meta({ example: 'Starts from prepared layouts.' }),
        }),
      )
      .describe('Features that it has, in the order of the catalogue'),
    lacks: z.array(named('Feature', 'on-device', 'Runs on device')).describe('Features that it is known not to have'),
    notKnown: z
      .array(named('Feature', 'mcp', 'MCP'))
      .describe('Features that matter in its primary category, but it is not known whether it has them'),
    pricing: z
      .object({
        model: pricingModel,
        from: z
          .object({
            ...price,
            checkedOn: z.iso.date().describe('Day on which the price was looked up').meta({ example: '2026-11-02' }),
          })
          .nullable()
          .describe('Starting price; null: not known, or looked up more than 120 days ago'),
      })
      .describe('How it is paid for'),
    facts: toolFacts,
    links: shownLinks,
    suits: z
      .object({
        judgedOn: z.iso.date().describe('Day of the judgement').meta({ example: '2026-11-20' }),
        bestFor: z
          .string()
          .nullable()
          .describe('Whom it suits, in `textLocale`; null: not judged')
          .meta({ example: 'Cutting out product photos on a phone' }),
        notFor: z.string().nullable().describe('Whom it does not suit; null: not judged').meta({ example: null }),
        rather: z
          .array(
            named('Rival', 'clipdrop', 'Clipdrop').extend({
              reason: z.string().describe('When to take it instead').meta({ example: 'relighting matters too' }),
            }),
          )
          .max(2)
          .describe('Rivals that suit others better'),
      })
      .nullable()
      .describe('Whom it suits, in our judgement from public descriptions, not tested; null: not judged'),
    aiRole,
    addedOn,
    isNew: z.boolean().describe('Whether `addedOn` is within the last 30 days'),
    hasTrial: z
      .boolean()
      .describe('Whether there is a trial login, which accounts can read with `showTrial`')
      .meta({ example: false }),
    site: figuresSite,
    wholeSite,
    partOf: z
      .object({
        slug: slug.describe('Slug of the tool').meta({ example: 'chatgpt' }),
        name: z.string().describe('Name in the requested language').meta({ example: 'ChatGPT' }),
      })
      .nullable()
      .describe("The tool that has the figures of its homepage's host; null: `site` is not null, or no tool has them"),
    maker: z
      .object({
        verifiedOn: z.iso.date().describe('Day on which an editor accepted the claim').meta({ example: '2026-11-02' }),
        visits: z
          .array(z.object({ month, visits }))
          .max(24)
          .describe('Visits as the maker states them, oldest month first; part of no ranking, sum or sort'),
      })
      .nullable()
      .describe('The maker, who has proven control of the site; null: none, or the proof has expired'),
    traffic: trafficFigures.nullable().describe('Figures of its site; null: no data'),
    bands: toolBands.nullable().describe("Places in countries' public lists; null: in no list of the last 24 months"),
    searched: z
      .object({
        provider: z.string().describe('Provider of the lists').meta({ example: 'Chrome UX Report' }),
        licence: z.string().describe('Licence of the lists').meta({ example: 'CC BY-SA 4.0' }),
        month,
        lists: listCounts.describe('Number of lists of the month'),
        fullLists: count.describe('Full lists that were searched for its site; 0: none, or it has no site of its own'),
      })
      .nullable()
      .describe('If figures are bands and no list names the tool: the lists that were searched; else null'),
    standings: z
      .array(
        z.object({
          category: slug
            .nullable()
            .describe('Slug of the category; null: the ranking of all tools')
            .meta({ example: 'image-editing' }),
          month,
          rank: z.number().int().meta({ example: 3 }).describe('Rank in that ranking; equal figures share a rank'),
          total: count.describe('Number of tools in that ranking'),
        }),
      )
      .describe('Its ranks in the rankings of the newest month, all tools first, then by category slug'),
    comparedWith: z
      .array(named('Tool', 'clipdrop', 'Clipdrop'))
      .max(7)
      .describe('Well-known tools made for the same task, best known first: comparisons that search engines may index'),
    alternatives: z
      .array(toolCard)
      .max(8)
      .describe('Tools for the same tasks, each with its `likeness`: rivals, the same main task, shared tasks, visits'),
  }),
})

export type ToolDetail = OutputOf<typeof getToolDetail>
