import { localeCodes } from '@polydex/contract/locale'
import { toolEntry, type ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { z } from 'zod'

export type Fields = Readonly<Record<string, unknown>>

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}
const listOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What an editor typed could not be an entry; it is shown again with the reason. */
export class EntryFault extends Error {}

/** The entry that a form describes, over the one that it was made from. Throws EntryFault. */
export function readEntry(fields: Fields, base: ToolEntry): ToolEntry {
  const read = (name: string): string => textOf(fields, name)
  const words = (name: string): string[] => listOf(read(name), /[\s,]+/)
  const model = read('pricing')
  const [tasks, alsoKnownAs] = [words('tasks'), listOf(read('alsoKnownAs'), /\n|,/)]
  const { closed: _closed, aiRole: _aiRole, tasks: _tasks, alsoKnownAs: _names, ...kept } = base
  const parsed = toolEntry.safeParse({
    ...kept,
    name: read('name'),
    slug: read('slug'),
    homepage: read('homepage'),
    categories: words('categories'),
    // A price was checked together with its model.
    pricing: model === base.pricing.model ? base.pricing : { model },
    features: words('features'),
    ...(read('aiRole') === 'feature' && { aiRole: 'feature' }),
    ...(read('closed') === 'true' && { closed: true }),
    ...(tasks.length > 0 && { tasks }),
    ...(alsoKnownAs.length > 0 && { alsoKnownAs }),
    texts: readTexts(read),
  })
  if (!parsed.success) throw new EntryFault(z.prettifyError(parsed.error))
  return parsed.data
}

/** Languages without a description have no text. */
const readTexts = (read: (name: string) => string) =>
  Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const [name, description] = [read(`name-${locale}`), read(`description-${locale}`)]
      if (description === '') return []
      return [
        [locale, { ...(name !== '' && { name }), description, useCases: listOf(read(`useCases-${locale}`), /\n/) }],
      ]
    }),
  )
