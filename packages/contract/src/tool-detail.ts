import { z } from 'zod'
import { listCounts } from './band-summary.ts'
import * as calls from './calls/tool.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, trafficKind, visits, wholeSite } from './figure.ts'
import { askedLocale } from './locale-schema.ts'
import { growthRate } from './ranked-tool.ts'
import { trafficSource } from './ranking.ts'
import { toolBands } from './tool-bands.ts'
import { addedOn, aiRole, named, namedCategory, pricingModel, shownText, toolCard } from './tool-card.ts'
import { toolFacts } from './tool-fact.ts'
import { shownLinks } from './tool-link.ts'
import { countryCode, month, price, share, slug } from './wire-values.ts'

const trafficFigures = z.object({
  provider: z.string().describe('Who gave the figures').meta({ example: 'Example panel' }),
  licence: z.string().describe('Terms of the figures').meta({ example: 'CC BY 4.0' }),
  kind: trafficKind,
  month: month.describe('Month of the figures'),
  visits,
  growth: z
    .number()
    .int()
    .nullable()
    .describe('Visits less those of the month before, same provider')
    .meta({ example: 2_300_000 }),
  growthRate,
  visitDurationSeconds: z.number().nullable().describe('Average length of a visit').meta({ example: 254 }),
  pagesPerVisit: z.number().nullable().describe('Average pages of a visit').meta({ example: 4.2 }),
  bounceRate: share.nullable().describe('Share of visits with one page only').meta({ example: 0.38 }),
  months: z
    .array(z.object({ month, visits: visits.nullable().describe('null: no figures of the same provider') }))
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
    .describe('How visitors came, largest share first; empty: unknown'),
  countries: z
    .array(z.object({ code: countryCode, share, visits }))
    .describe('Where they came from, largest share first; empty: unknown'),
  otherCountriesShare: share.nullable().describe('All countries that are not listed'),
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
      .describe('The present slug; another than asked where the tool was renamed')
      .meta({ example: 'photoroom' }),
    name: z.string().describe('In the asked locale').meta({ example: 'Photoroom' }),
    url: z.url().describe('Homepage').meta({ example: 'https://www.photoroom.com/' }),
    status: z.enum(['published', 'closed']).describe('closed: the tool is no longer offered'),
    ...shownText,
    useCases: z
      .array(z.string())
      .describe('What people do with it')
      .meta({ example: ['Cut out product photos'] }),
    group: named('Group of the primary category', 'image', 'Image & Art'),
    categories: z
      .array(namedCategory('Category').extend({ group: slug }))
      .min(1)
      .describe('The primary one first'),
    features: z
      .array(
        named('Feature', 'templates', 'Templates').extend({
          description: z.string().describe('What having it means').meta({ example: 'Starts from prepared layouts.' }),
        }),
      )
      .describe('Properties that tools may share: those that it has'),
    lacks: z.array(named('Feature', 'on-device', 'Runs on device')).describe('Those that it is known not to have'),
    notKnown: z
      .array(named('Feature', 'mcp', 'MCP'))
      .describe('Those that make sense for its primary category, where it is not known whether it has them'),
    pricing: z
      .object({
        model: pricingModel,
        from: z
          .object({
            ...price,
            checkedOn: z.iso.date().describe('Day it was looked up').meta({ example: '2026-11-02' }),
          })
          .nullable()
          .describe('Where prices begin; null: not known, or not looked up for 120 days'),
      })
      .describe('How it is paid for'),
    facts: toolFacts,
    links: shownLinks,
    aiRole,
    addedOn,
    isNew: z.boolean().describe('First listed within the last 30 days, as far as that day is known'),
    hasTrial: z.boolean().describe('There is a trial login, which accounts may ask for').meta({ example: false }),
    hasOwnSite: z
      .boolean()
      .describe('false: its homepage is below a path or shares its host, so no figures can be its own'),
    wholeSite,
    maker: z
      .object({
        verifiedOn: z.iso.date().describe('Day on which an editor accepted it').meta({ example: '2026-11-02' }),
        visits: z
          .array(z.object({ month, visits }))
          .max(24)
          .describe('As the maker states them, oldest month first; part of no ranking, sum or sort'),
      })
      .nullable()
      .describe('Its maker has shown that the site is theirs; null: not, or not lately'),
    traffic: trafficFigures.nullable().describe('null: no data'),
    bands: toolBands
      .nullable()
      .describe("Places in countries' public lists; null: in none for as long as months go back"),
    searched: z
      .object({
        provider: z.string().describe('Whose lists').meta({ example: 'Chrome UX Report' }),
        licence: z.string().describe('Terms of the lists').meta({ example: 'CC BY-SA 4.0' }),
        month,
        lists: listCounts.describe('What lists there are of the month'),
        fullLists: count.describe('Full lists that were searched for its site; 0: none, or it has no site of its own'),
      })
      .nullable()
      .describe('With bands, where the tool has none: the lists that do not name it; else null'),
    standings: z
      .array(
        z.object({
          category: slug.nullable().describe('null: over all categories').meta({ example: 'image-editing' }),
          month,
          rank: z.number().int().meta({ example: 3 }).describe('Equal figures share a rank'),
          total: count.describe('Tools in that ranking'),
        }),
      )
      .describe('Ranks in the newest rankings, where it has one'),
    alternatives: z
      .array(
        toolCard.extend({
          sharedFeatures: z
            .array(named('Feature that both have', 'templates', 'Templates'))
            .describe('Features that both have'),
          samePricing: z.boolean().describe('Both are paid for in the same way'),
        }),
      )
      .max(8)
      .describe('Of the same category, nearest in features and price'),
  }),
})

export type ToolDetail = OutputOf<typeof getToolDetail>
