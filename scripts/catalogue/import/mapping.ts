import { readFile, writeFile } from 'node:fs/promises'
import { localeSchema } from '@polydex/contract/locale/locale-schema'
import { z } from 'zod'
import { Failure } from '../../polydex/machine.ts'
import { fields, textFields } from './column-names.ts'
import { nameTarget, readTarget, type Target } from './guess-columns.ts'
import { vocabularies, type Vocabulary, type VocabularyName } from './vocabulary.ts'

/** Kinds of values that a mapping translates: a tag may be a category, a feature or a task. */
export const valueKinds = [...vocabularies, 'tags'] as const
export type ValueKind = (typeof valueKinds)[number]

const mappingFile = z.strictObject({
  language: localeSchema.optional(),
  columns: z.record(z.string(), z.string()).default({}),
  values: z.partialRecord(z.enum(valueKinds), z.record(z.string(), z.string())).default({}),
})

/** How a file's columns and values are to be understood, as its owner wrote it. */
export type Mapping = z.output<typeof mappingFile>

/** The value that stands for all values which nothing else translates, and for none at all. */
export const anyValue = '*'

/** Begins what is only suggested; it counts once somebody has removed the mark. */
export const suggested = '? '
export const isSuggested = (text: string): boolean => text.startsWith(suggested.trim())

export const listSlugs = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The vocabularies that values of a kind come from. */
export const vocabulariesOf = (kind: ValueKind): readonly VocabularyName[] =>
  kind === 'tags' ? ['categories', 'features', 'tasks'] : [kind]

export async function readMapping(path: string): Promise<Mapping> {
  try {
    return mappingFile.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw new Failure(`${path} is not a readable JSON file`)
    const faults = error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`)
    throw new Failure(`${path} is not a mapping: ${faults.join('; ')}`)
  }
}

/** Columns as a mapping has them, for those that the file has. Throws if it names anything that does not exist. */
export function applyColumns(
  { columns, values }: Mapping,
  present: readonly string[],
  vocabulary: Vocabulary,
): Map<string, Target | undefined> {
  const faults: string[] = []
  const applied = new Map<string, Target | undefined>()
  for (const [column, text] of Object.entries(columns)) {
    const target = readTarget(text)
    if (!present.includes(column)) faults.push(`the file has no column ${column}; it has ${present.join(', ')}`)
    if (text !== '' && target === undefined)
      faults.push(`${text} is no field; these are: ${fields.join(', ')}, with a language: ${textFields.join(', ')}`)
    applied.set(column, target)
  }
  for (const [kind, pairs] of Object.entries(values) as [ValueKind, Record<string, string>][])
    for (const [value, text] of Object.entries(pairs))
      for (const slug of isSuggested(text) ? [] : listSlugs(text))
        if (!vocabulariesOf(kind).some((name) => vocabulary.has(name, slug)))
          faults.push(`${kind}, ${value}: the catalogue has no ${slug}`)
  if (faults.length > 0) throw new Failure(`The mapping does not fit:\n${faults.map((line) => `  ${line}`).join('\n')}`)
  return applied
}

/** Writes a mapping to be edited; over a file that is there only if it is the one that was read. */
export async function writeMapping(
  path: string,
  language: Mapping['language'],
  columns: ReadonlyMap<string, Target | undefined>,
  values: Mapping['values'],
  read: string | undefined,
): Promise<void> {
  const named = Object.fromEntries(
    [...columns].map(([column, target]) => [column, target === undefined ? '' : nameTarget(target)]),
  )
  const flag = path === read ? 'w' : 'wx'
  await writeFile(path, `${JSON.stringify({ language, columns: named, values }, null, 2)}\n`, { flag }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Failure(error.code === 'EEXIST' ? `${path} exists already; name another file` : error.message)
    },
  )
}
