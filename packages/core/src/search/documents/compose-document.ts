import { localeCodes, type Locale } from '@polydex/contract/locale'
import { categoryTopic, nameSign, taskTopic } from './document-signs.ts'
import { listNameKeys, type NameKey } from '../text/name-keys.ts'

/** What a tool is found by. */
export type SearchedTool = {
  id: number
  name: string
  /** Former slugs. */
  aliases: string[]
  alsoKnownAs: string[]
  texts: { locale: Locale; name: string | null; description: string; useCases: string[] }[]
  /** Names of its categories and features in each language, and what is said of its categories. */
  categories: Record<Locale, string[]>
  features: Record<Locale, string[]>
  /** What people type for the jobs that it does. */
  tasks: Record<Locale, string[]>
  surroundings: Record<Locale, string[]>
  categoryIds: number[]
  taskIds: number[]
}

/** The words by which a text of a language is found. */
export type TokensOf = (text: string, locale: Locale) => ReadonlySet<string>

export type SearchDocument = {
  id: number
  names: NameKey[]
  /** tsvector: everything, in all languages. */
  whole: string
  /** tsvector of each language alone, by which what was found is ranked. */
  texts: { locale: Locale; document: string }[]
}

/**
 * Where a tool has a word, with the weight of it. Each place is a position of the tsvector: a word that is in several
 * counts a little more than in the best one alone.
 */
const fields = ['1A', '2B', '3B', '4C', '5C', '6D', '7B', '8A', '8B', '8C', '8D'] as const
type Field = (typeof fields)[number]
const fieldOf = {
  name: '1A',
  useCase: '2B',
  category: '3B',
  description: '4C',
  feature: '5C',
  surroundings: '6D',
  task: '7B',
} as const

/** Fields as bits: a document has some thousand words, and most are in one or two. */
const bitOf = (field: Field): number => 1 << fields.indexOf(field)

const shownFields = new Map<number, string>()
function showFields(bits: number): string {
  const known = shownFields.get(bits)
  if (known !== undefined) return known
  const shown = fields.filter((field) => (bits & bitOf(field)) !== 0).join(',')
  shownFields.set(bits, shown)
  return shown
}

class Terms {
  readonly #bits = new Map<string, number>()

  add(token: string, bit: number): void {
    this.#bits.set(token, (this.#bits.get(token) ?? 0) | bit)
  }

  addAll(other: Terms): void {
    for (const [token, bits] of other.#bits) this.add(token, bits)
  }

  /** As PostgreSQL reads a tsvector. Tokens hold letters and digits only, so nothing needs an escape. */
  toString(): string {
    let text = ''
    for (const [token, bits] of this.#bits) text += `'${token}':${showFields(bits)} `
    return text
  }
}

/** The documents of a tool. A tool without a text in a language has its names and categories there all the same. */
export function composeDocument(tool: SearchedTool, tokensOf: TokensOf): SearchDocument {
  const names = [
    tool.name,
    ...tool.texts.flatMap(({ name }) => name ?? []),
    ...tool.alsoKnownAs,
    ...tool.aliases.map(toWords),
  ]
  const nameKeys = listNameKeys(names)
  const whole = new Terms()
  for (const { key } of nameKeys) whole.add(nameSign + key, bitOf(fieldOf.name))

  const topics = listTopics(tool)
  const texts = localeCodes.map((locale) => {
    const terms = new Terms()
    const add = (field: Field, parts: readonly string[]): void => {
      const bit = bitOf(field)
      for (const part of parts) for (const token of tokensOf(part, locale)) terms.add(token, bit)
    }
    const text = tool.texts.find((candidate) => candidate.locale === locale)
    add(fieldOf.name, names)
    add(fieldOf.useCase, text?.useCases ?? [])
    add(fieldOf.category, tool.categories[locale])
    add(fieldOf.task, tool.tasks[locale])
    add(fieldOf.description, text === undefined ? [] : [text.description])
    add(fieldOf.feature, tool.features[locale])
    add(fieldOf.surroundings, tool.surroundings[locale])
    for (const { topic, field } of topics) terms.add(topic, bitOf(field))
    whole.addAll(terms)
    return { locale, document: terms.toString() }
  })
  return { id: tool.id, names: nameKeys, whole: whole.toString(), texts }
}

/** A tool of few tasks is more for each of them than one of many; its first category is what it is above all. */
function listTopics({ taskIds, categoryIds }: SearchedTool): { topic: string; field: Field }[] {
  const field = topicFields[fewTasks.filter((max) => taskIds.length > max).length] ?? '8D'
  return [
    ...taskIds.map((id) => ({ topic: taskTopic(id), field })),
    ...categoryIds.map((id, place) => ({ topic: categoryTopic(id), field: categoryFields[place] ?? '8D' })),
  ]
}

const topicFields: Field[] = ['8A', '8B', '8C']
/** Half of the shipped tools have four or fewer tasks; those of more than twelve are for everything. */
const fewTasks = [4, 8, 12]
const categoryFields: Field[] = ['8A', '8C', '8D']

const toWords = (slug: string): string => slug.replaceAll('-', ' ')
