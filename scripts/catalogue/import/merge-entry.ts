import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { inFileOrder } from '@polydex/core/catalogue/entry/find-entry'
import type { Stated } from './read-stated.ts'

const maxCategories = 3

type Text = NonNullable<ToolEntry['texts']['en']>

/** A text with what a row says of it. Changed, it is no longer known to fit the English one that it was written beside. */
function mergeText(known: Text | undefined, { name, description, useCases }: Partial<Text>): Text | undefined {
  const merged = {
    ...(name === undefined ? known?.name !== undefined && { name: known.name } : { name }),
    description: description ?? known?.description ?? '',
    useCases: useCases ?? known?.useCases ?? [],
  }
  // A name alone is no text.
  if (merged.description === '') return known
  const isSame =
    merged.description === known?.description && JSON.stringify(merged.useCases) === JSON.stringify(known.useCases)
  return isSame && known.beside !== undefined ? { ...merged, beside: known.beside } : merged
}

/** The entry that a row makes of a known one, or of none: what the row does not say stays as it is. */
export function mergeEntry(slug: string, stated: Stated, known: ToolEntry | undefined): ToolEntry {
  const { texts, model, categories, closed, ...fields } = stated
  const mergedTexts = { ...known?.texts }
  for (const [locale, text] of Object.entries(texts) as [Locale, Partial<Text>][]) {
    const merged = mergeText(mergedTexts[locale], text)
    if (merged !== undefined) mergedTexts[locale] = merged
  }
  const { closed: wasClosed, ...rest } = known ?? {}
  const isClosed = closed ?? wasClosed ?? false
  return inFileOrder({
    name: '',
    homepage: '',
    features: [],
    ...rest,
    ...fields,
    slug,
    categories: categories?.slice(0, maxCategories) ?? known?.categories ?? [],
    pricing: { ...known?.pricing, model: model ?? known?.pricing.model ?? 'unknown' },
    ...(isClosed && { closed: true }),
    texts: mergedTexts,
  })
}

const valuesOf = ({ texts, ...fields }: ToolEntry): Map<string, string> =>
  new Map(
    [
      ...Object.entries(fields),
      ...Object.entries(texts).flatMap(([locale, text]) =>
        (['name', 'description', 'useCases'] as const).map((field) => [`${field}.${locale}`, text[field]] as const),
      ),
    ].flatMap(([name, value]) => (value === undefined ? [] : [[name, JSON.stringify(value)] as const])),
  )

/** The names of the fields in which two entries differ. */
export function findChangedFields(before: ToolEntry, after: ToolEntry): string[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...now.keys(), ...old.keys()])].filter((name) => old.get(name) !== now.get(name))
}
