import { localeCodes } from '@polydex/contract/locale'
import { slug } from '@polydex/contract/wire-values'
import { z } from 'zod'
import { findHomepageFault } from './homepage.ts'

export const pricingModels = ['free', 'freemium', 'free-trial', 'paid', 'open-source', 'contact', 'unknown'] as const

const everyLocale = <Text extends z.ZodType>(text: Text) => z.record(z.enum(localeCodes), text)

const taxonomyText = z.strictObject({ name: z.string().min(1), description: z.string().min(1) })

export const groupEntry = z.strictObject({ slug, texts: everyLocale(taxonomyText) })
export const categoryEntry = z.strictObject({
  slug,
  group: slug,
  texts: everyLocale(taxonomyText.extend({ shortName: z.string().min(1) })),
})
export const featureEntry = z.strictObject({ slug, texts: everyLocale(taxonomyText) })

/** One file of catalogue/tools. A locale may be missing in followed catalogues; ours are complete (catalogue:check). */
export const toolEntry = z.strictObject({
  slug,
  name: z.string().trim().min(1).max(80),
  homepage: z.string().superRefine((text, context) => {
    const fault = findHomepageFault(text)
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
  }),
  categories: z.array(slug).min(1).max(3).refine(isUnique, 'names a category twice'),
  pricing: z.strictObject({
    model: z.enum(pricingModels),
    from: z
      .strictObject({
        amount: z.number().min(0),
        currency: z.string().regex(/^[A-Z]{3}$/),
        period: z.enum(['month', 'year', 'once']),
        checkedOn: z.iso.date(),
      })
      .optional(),
  }),
  features: z.array(slug).refine(isUnique, 'names a feature twice'),
  firstListed: z.iso.date().optional(),
  wholeSite: z.boolean().optional(),
  sizeTier: z.number().int().min(1).max(5).optional().describe('1 largest … 5; for sample figures only'),
  texts: z.partialRecord(
    z.enum(localeCodes),
    z.strictObject({
      name: z.string().min(1).max(80).optional(),
      description: z.string().min(1),
      useCases: z.array(z.string().min(1)).min(2).max(4),
    }),
  ),
})

export type GroupEntry = z.output<typeof groupEntry>
export type CategoryEntry = z.output<typeof categoryEntry>
export type FeatureEntry = z.output<typeof featureEntry>
export type ToolEntry = z.output<typeof toolEntry>

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
