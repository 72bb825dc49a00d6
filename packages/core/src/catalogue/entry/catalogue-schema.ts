import { betweenCompared } from '@polydex/contract/tool/compared'
import { findHomepageFault } from '@polydex/contract/text/find-homepage-fault'
import { localeCodes } from '@polydex/contract/locale/locale'
import { aiRole, pricingModel } from '@polydex/contract/tool/tool-card'
import { toolFacts } from '@polydex/contract/tool/tool-fact'
import { recalledLinks } from '@polydex/contract/case/tool-link'
import { price, slug } from '@polydex/contract/http/wire-values'
import { z } from 'zod'
import { normalizeHomepage, siteHostOf } from './homepage.ts'

const everyLocale = <Text extends z.ZodType>(text: Text) => z.record(z.enum(localeCodes), text)

/** PostgreSQL stores neither NUL nor lone surrogates; one of them would fail a whole batch. */
const storable = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'contains a character that cannot be stored')

/** Trimmed, one line, within the bound of the database. */
export const toolName = storable.trim().min(1).max(80)

/** An address in its stored spelling, so that the same page is not listed twice. */
export const homepage = z
  .string()
  .superRefine((text, context) => {
    const fault = findHomepageFault(text)
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
  })
  .transform((text) => normalizeHomepage(text))

/** A host as `sites` stores it. */
const siteHost = z
  .string()
  .refine(
    (host) => findHomepageFault(`https://${host}/`) === undefined && siteHostOf(`https://${host}/`) === host,
    'must be a public host in lower case, without www.',
  )

/** A day that PostgreSQL can store (it has no year 0); no tool is older than the web. */
export const day = z.iso.date().refine((text) => text >= '1990-01-01', 'must be a day since 1990')

/** Former slugs. */
export const aliases = z.array(slug).refine(isUnique, 'lists an alias twice')

const taxonomyText = z.strictObject({ name: z.string().min(1), description: z.string().min(1) })

export const groupEntry = z.strictObject({ slug, texts: everyLocale(taxonomyText) })
export const categoryEntry = z.strictObject({
  slug,
  group: slug,
  asks: z.array(slug).refine(isUnique, 'lists a feature twice').describe('Features that make sense for its tools'),
  texts: everyLocale(taxonomyText.extend({ shortName: z.string().min(1) })),
})
export const featureEntry = z.strictObject({ slug, texts: everyLocale(taxonomyText) })

export const taskEntry = z.strictObject({
  slug,
  common: z.literal(true).optional().describe('Offered before a visitor has typed anything'),
  texts: everyLocale(z.strictObject({ name: storable.trim().min(1).max(48), about: storable.trim().min(1).max(200) })),
  words: everyLocale(z.array(storable.trim().min(1).max(40)).min(1)).describe('What visitors type for it'),
})

/** A line of ours about whom a tool suits. */
const judgement = storable.trim().min(1).max(160)

/**
 * One file below catalogue/tools. Other sources may omit a locale or use cases; our own files are complete
 * (catalogue:check).
 */
export const toolEntry = z
  .strictObject({
    slug,
    name: toolName,
    homepage,
    categories: z.array(slug).min(1).max(3).refine(isUnique, 'lists a category twice'),
    pricing: z.strictObject({
      model: pricingModel,
      from: z.strictObject({ ...price, checkedOn: day }).optional(),
    }),
    aiRole: aiRole.optional().describe('feature: a tool of another kind that has AI features; core if absent'),
    features: z.array(slug).refine(isUnique, 'lists a feature twice').describe('What it has'),
    lacks: z
      .array(slug)
      .min(1)
      .refine(isUnique, 'lists a feature twice')
      .optional()
      .describe('Features that it is known not to have; one in neither list is not known'),
    tasks: z.array(slug).refine(isUnique, 'lists a task twice').optional(),
    rivals: z
      .array(slug)
      .min(1)
      .max(6)
      .refine(isUnique, 'lists a rival twice')
      .optional()
      .describe('Tools that people weigh against it, in our judgement; its first alternatives'),
    firstListed: day.optional(),
    wholeSite: z.boolean().optional(),
    trafficHost: siteHost
      .optional()
      .describe('Another host than that of the homepage, where the product itself lives: its figures are shown'),
    sizeTier: z.number().int().min(1).max(5).optional().describe('1 largest … 5; for sample figures only'),
    closed: z.boolean().optional().describe('The product has ended; its page stays and says so'),
    aliases: aliases.optional(),
    alsoKnownAs: z
      .array(toolName)
      .refine(isUnique, 'lists a name twice')
      .optional()
      .describe('Names that people type besides its own, such as 챗지피티; searched, not shown'),
    facts: toolFacts.optional(),
    judgedOn: day.optional().describe('Day of the judgements in `texts`: bestFor, notFor, rather'),
    links: recalledLinks.optional().describe('Shown once the worker has found them there'),
    texts: z.partialRecord(
      z.enum(localeCodes),
      z.strictObject({
        name: storable.min(1).max(80).optional(),
        description: storable.min(1),
        useCases: z.array(storable.min(1)).max(4),
        bestFor: judgement.optional().describe('Whom it suits, in one line'),
        notFor: judgement.optional().describe('Whom it does not suit, in one line'),
        rather: z
          .record(slug, judgement)
          .refine((reasons) => Object.keys(reasons).length <= 2, 'names more than two rivals')
          .optional()
          .describe('Of two rivals at most: when to take them instead, as a clause after "if"'),
        beside: z
          .string()
          .regex(/^[0-9a-f]{8}$/)
          .optional()
          .describe('Hash of the English that it was written beside (npm run catalogue:stamp)'),
      }),
    ),
  })
  .refine(
    ({ features, lacks = [] }) => !lacks.some((slug) => features.includes(slug)),
    'has and lacks the same feature',
  )
  .refine((entry) => entry.rivals?.includes(entry.slug) !== true, 'is its own rival')
  .refine(
    ({ judgedOn, texts }) =>
      (judgedOn === undefined) ===
      Object.values(texts).every(({ bestFor, notFor, rather }) => !(bestFor ?? notFor ?? rather)),
    'has judgements without the day of them, or a day without judgements',
  )
  .refine(
    ({ rivals = [], texts }) =>
      Object.values(texts).every(({ rather = {} }) => Object.keys(rather).every((other) => rivals.includes(other))),
    'recommends a tool that is none of its rivals',
  )
  .refine(({ slug: own }) => !own.includes(betweenCompared), 'has a slug that reads as a comparison')
  .refine((entry) => entry.aliases?.includes(entry.slug) !== true, 'lists its own slug as an alias')
  .refine(
    ({ firstListed = '9999', facts }) => Number(firstListed.slice(0, 4)) >= (facts?.launched?.value ?? 0),
    'was listed before the year in which it was launched',
  )

/** Takes a tool out on request: its page answers 410, its texts are deleted. */
export const removalEntry = z.strictObject({ slug, removed: z.literal(true) })

export type GroupEntry = z.output<typeof groupEntry>
export type CategoryEntry = z.output<typeof categoryEntry>
export type FeatureEntry = z.output<typeof featureEntry>
export type TaskEntry = z.output<typeof taskEntry>
export type ToolEntry = z.output<typeof toolEntry>
export type RemovalEntry = z.output<typeof removalEntry>

/** A tool as it is stored: an entry, or a flat row, which has no texts or tasks and leaves the stored ones unchanged. */
export type ListedTool = Omit<ToolEntry, 'texts'> & { texts?: ToolEntry['texts'] }

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
