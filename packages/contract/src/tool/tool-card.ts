import { z } from 'zod'
import { bandSummary } from '../figure/band-summary.ts'
import { visits, wholeSite } from '../figure/figure.ts'
import { localeSchema } from '../locale/locale-schema.ts'
import { growthRate } from '../figure/ranked-tool.ts'
import { freeTerms } from './tool-fact.ts'
import { platforms } from './tool-fact-values.ts'
import { countryCode, mark, share, slug } from '../http/wire-values.ts'

export const pricingModel = z
  .enum(['free', 'freemium', 'free-trial', 'paid', 'open-source', 'contact', 'unknown'])
  .describe('How the tool is paid for; contact: price on request')

export const aiRole = z
  .enum(['core', 'feature'])
  .describe('core: AI is what the tool is for; feature: a tool of another kind that has AI features')

export const named = (what: string, slugExample: string, nameExample: string) =>
  z
    .object({
      slug: slug.meta({ example: slugExample }),
      name: z.string().describe('Name in the requested language').meta({ example: nameExample }),
    })
    .describe(what)

export const namedCategory = (what: string) => named(what, 'image-editing', 'Photo editing')

export const shownText = {
  description: z
    .string()
    .nullable()
    .describe('What the tool does; null: no text in any language')
    .meta({ example: 'Cuts products out of photos and sets them on a new background.' }),
  textLocale: localeSchema
    .nullable()
    .describe('Language of the description, another one if the requested one has none; null: no text'),
}

export const addedOn = z.iso
  .date()
  .nullable()
  .describe('Day the tool was first listed anywhere we know of; null: not known')
  .meta({ example: '2026-10-29' })

export const alive = z
  .object({
    answeredOn: z.iso
      .date()
      .nullable()
      .describe('Last day on which its home page answered our server')
      .meta({ example: '2026-11-17' }),
    silentSince: z.iso
      .date()
      .nullable()
      .describe('First day without an answer to our server; only after five such days, and instead of `answeredOn`')
      .meta({ example: null }),
  })
  .nullable()
  .describe('Whether its home page answers; null: not known, such as where it refuses programs')

export type Alive = NonNullable<z.output<typeof alive>>

/** Ranges of a text, in UTF-16 code units as in JavaScript. */
const textRanges = z.array(
  z.object({
    start: z.number().int().min(0).describe('UTF-16 units before the part').meta({ example: 0 }),
    length: z.number().int().positive().describe('UTF-16 units in the part').meta({ example: 5 }),
  }),
)

/** The part of a tool that lists show. */
export const toolCard = z
  .object({
    slug: slug.meta({ example: 'photoroom' }),
    name: z.string().describe('Name in the requested language').meta({ example: 'Photoroom' }),
    mark,
    ...shownText,
    status: z.enum(['published', 'closed']).describe('closed: the tool is no longer offered'),
    alive,
    group: slug.describe('Group of the primary category').meta({ example: 'image' }),
    category: namedCategory('Primary category'),
    pricing: pricingModel,
    free: freeTerms.nullable().describe('Terms of free use; null: nothing is known of them'),
    platforms: z
      .array(z.enum(platforms))
      .describe('Platforms that it is known to run on; the list may be incomplete')
      .meta({ example: ['web', 'ios'] }),
    addedOn,
    isNew: z.boolean().describe('Whether `addedOn` is within the last 30 days').meta({ example: true }),
    wholeSite,
    partOf: z
      .string()
      .nullable()
      .describe('Host of a site that it shares or is part of, whose figures are not its own; null: its site is its own')
      .meta({ example: null }),
    visits: visits.nullable().describe('Visits of the month; null: no data'),
    growthRate,
    bands: bandSummary
      .nullable()
      .describe("Places in countries' public lists, if it is known by bands instead of visits; else null")
      .meta({ example: null }),
    topCountries: z
      .array(z.object({ code: countryCode, share }))
      .max(3)
      .describe('Countries with the largest shares of the visits, largest first'),
    highlight: z
      .object({
        name: textRanges.describe('Parts of the name, in order'),
        description: textRanges.describe('Parts of the description, in order'),
      })
      .optional()
      .describe('Parts of the texts that match the search, without overlaps; only in answers to a search'),
    likeness: z
      .object({
        isRival: z.boolean().describe('Whether people weigh the two against each other, in our judgement'),
        rather: z
          .string()
          .nullable()
          .describe('When to take it instead, in our judgement; null: not judged')
          .meta({ example: 'relighting matters too' }),
        sameMain: z.boolean().describe('Whether both are made for the same task, the first of `tasks`'),
        tasks: z
          .array(named('Task', 'remove-background', 'Remove a background'))
          .max(4)
          .describe('Tasks that both do'),
      })
      .optional()
      .describe('Why it is an alternative; only in answers about the alternatives of a tool'),
  })
  .meta({ id: 'ToolCard' })

export type ToolCard = z.output<typeof toolCard>
export type PricingModel = z.output<typeof pricingModel>
export type AiRole = z.output<typeof aiRole>
