import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { toolEntry, type ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { hashEnglish } from '@polydex/core/catalogue/entry/english-hash'
import { z } from 'zod'

export type Fields = Readonly<Record<string, unknown>>

/** A field as typed, without spaces around it. */
export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}
const listOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The editor's input is not a valid entry; it is shown again with the reason. */
export class EntryFault extends Error {}

/** The entry that a form describes, based on the entry that the form was made from. Throws EntryFault. */
export function readEntry(fields: Fields, base: ToolEntry, now = new Date()): ToolEntry {
  const read = (name: string): string => textOf(fields, name)
  const words = (name: string): string[] => listOf(read(name), /[\s,]+/)
  const model = read('pricing')
  const [tasks, rivals, lacks] = [words('tasks'), words('rivals'), words('lacks')]
  const alsoKnownAs = listOf(read('alsoKnownAs'), /\n|,/)
  const {
    closed: _closed,
    aiRole: _aiRole,
    tasks: _tasks,
    rivals: _rivals,
    lacks: _lacks,
    alsoKnownAs: _names,
    judgedOn: _day,
    ...kept
  } = base
  const texts = readTexts(read, base)
  const judgedOn = judgementsIn(texts) === judgementsIn(base.texts) ? base.judgedOn : now.toISOString().slice(0, 10)
  const parsed = toolEntry.safeParse({
    ...kept,
    name: read('name'),
    slug: read('slug'),
    homepage: read('homepage'),
    categories: words('categories'),
    // A price was checked together with its model, so a new model drops it.
    pricing: model === base.pricing.model ? base.pricing : { model },
    features: words('features'),
    ...(read('aiRole') === 'feature' && { aiRole: 'feature' }),
    ...(read('closed') === 'true' && { closed: true }),
    ...(tasks.length > 0 && { tasks }),
    ...(rivals.length > 0 && { rivals }),
    ...(lacks.length > 0 && { lacks }),
    ...(alsoKnownAs.length > 0 && { alsoKnownAs }),
    ...(judgedOn !== undefined && judgementsIn(texts) !== '' && { judgedOn }),
    texts,
  })
  if (!parsed.success) throw new EntryFault(z.prettifyError(parsed.error))
  return parsed.data
}

type Text = NonNullable<ToolEntry['texts'][Locale]>

/** The judgements of all languages, for comparing them. */
const judgementsIn = (texts: ToolEntry['texts']): string =>
  localeCodes
    .flatMap((locale) => {
      const { bestFor, notFor, rather } = texts[locale] ?? {}
      return (bestFor ?? notFor ?? rather) ? [JSON.stringify([locale, bestFor, notFor, rather])] : []
    })
    .join('\n')

/** Lines of a rival's slug, a colon and when to take it instead. */
const readReasons = (text: string): Record<string, string> =>
  Object.fromEntries(
    listOf(text, /\n/).map((line) => {
      const [slug = '', ...reason] = line.split(':')
      return [slug.trim(), reason.join(':').trim()]
    }),
  )

/** Languages without a description have no text. English is read first: the others are written beside it. */
function readTexts(read: (name: string) => string, base: ToolEntry): ToolEntry['texts'] {
  const texts: ToolEntry['texts'] = {}
  for (const locale of localeCodes) {
    const [name, description] = [read(`name-${locale}`), read(`description-${locale}`)]
    if (description === '') continue
    const useCases = listOf(read(`useCases-${locale}`), /\n/)
    const [bestFor, notFor] = [read(`bestFor-${locale}`), read(`notFor-${locale}`)]
    const rather = readReasons(read(`rather-${locale}`))
    const text: Text = {
      ...(name !== '' && { name }),
      description,
      useCases,
      ...(bestFor !== '' && { bestFor }),
      ...(notFor !== '' && { notFor }),
      ...(Object.keys(rather).length > 0 && { rather }),
    }
    const beside = locale === 'en' ? undefined : findBeside(text, base.texts[locale], texts.en)
    texts[locale] = { ...text, ...(beside !== undefined && { beside }) }
  }
  return texts
}

/** A changed text is paired with the English of the form; an unchanged one keeps the English it was written beside. */
function findBeside(text: Text, former: Text | undefined, english: Text | undefined): string | undefined {
  const isSame = former?.description === text.description && former.useCases.join('\n') === text.useCases.join('\n')
  if (isSame) return former.beside
  return english === undefined ? undefined : hashEnglish(english)
}
