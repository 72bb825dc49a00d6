import type { CorrectedField } from '@polydex/contract/case/correction'
import type { CorrectionProblem } from '@polydex/contract/case/correction-choices'
import { findHomepageFault } from '@polydex/contract/text/find-homepage-fault'
import type { Locale } from '@polydex/contract/locale/locale'
import { pricingModel, type PricingModel } from '@polydex/contract/tool/tool-card'
import { toolEntry, toolName, type ToolEntry } from '../catalogue/entry/catalogue-schema.ts'
import { normalizeHomepage } from '../catalogue/entry/homepage.ts'

const maxCategories = 3

export type SentSubmission = {
  name: string
  url: string
  categories: string[]
  description: string
  pricing: PricingModel | null
  languages: string[]
  isMaker: boolean
  hasTrial: boolean
}

/** The entry that a submission proposes, for an editor to complete. It has a text only in the submission's language. */
export const draftSubmission = (
  { name, url, categories, description, pricing }: SentSubmission,
  { slug, locale, today }: { slug: string; locale: Locale; today: string },
): ToolEntry =>
  toolEntry.parse({
    slug,
    name,
    homepage: url,
    categories: categories.slice(0, maxCategories),
    pricing: { model: pricing ?? 'unknown' },
    features: [],
    firstListed: today,
    texts: { [locale]: { description, useCases: [] } },
  })

export type SentCorrection = {
  problem: CorrectionProblem
  field: CorrectedField | null
  text: string | null
  source: string | null
}

/** The entry with the correction applied, as far as code can tell what is meant; an editor does the rest. */
export function draftCorrection(
  entry: ToolEntry,
  { problem, field, text }: Omit<SentCorrection, 'source'>,
  locale: Locale,
): ToolEntry {
  if (problem === 'closed') return { ...entry, closed: true }
  if (text === null) return entry
  if (field === 'name' && toolName.safeParse(text).success) return { ...entry, name: text }
  if (field === 'url' && findHomepageFault(text) === undefined) return { ...entry, homepage: normalizeHomepage(text) }
  const model = pricingModel.safeParse(text.toLowerCase())
  // The amount was checked together with the former model, so it is dropped.
  if (field === 'pricing' && model.success) return { ...entry, pricing: { model: model.data } }
  if (field !== 'description') return entry
  const { useCases = [], ...former } = entry.texts[locale] ?? {}
  return { ...entry, texts: { ...entry.texts, [locale]: { ...former, description: text, useCases } } }
}
