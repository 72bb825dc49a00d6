import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { categoryTopic, nameSign, taskTopic } from './document-signs.ts'
import { listNameKeys, type NameKey } from '../text/name-keys.ts'

/** The properties by which a tool is found. */
export type SearchedTool = {
  id: number
  name: string
  /** Former slugs. */
  aliases: string[]
  alsoKnownAs: string[]
  texts: { locale: Locale; name: string | null; description: string; useCases: string[] }[]
  /** Names of its categories and features in each language, and the descriptions of its categories. */
  categories: Record<Locale, string[]>
  features: Record<Locale, string[]>
  /** Words that visitors type for its tasks. */
  tasks: Record<Locale, string[]>
  surroundings: Record<Locale, string[]>
  categoryIds: number[]
  taskIds: number[]
}

/** The tokens by which a text in a language is found. */
export type TokensOf = (text: string, locale: Locale) => ReadonlySet<string>

export type SearchDocument = {
  id: number
  names: NameKey[]
  /** tsvector of all texts, in all languages. */
  whole: string
  /** tsvector of each language alone, for ranking the matches. */
  texts: { locale: Locale; document: string }[]
}

/**
 * The fields of a tool that contain a word, with their weights. Each is a position of the tsvector: a word in several
 * fields counts a little more than in the best one alone.
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

/** Fields as bits: a document has some thousand words, most of them in one or two fields. */
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

  /** Formats a tsvector literal. Tokens contain only letters and digits, so nothing needs escaping. */
  toString(): string {
    let text = ''
    for (const [token, bits] of this.#bits) text += `'${token}':${showFields(bits)} `
    return text
  }
}

/** The documents of a tool. Without a text in a language, the document has only its names and categories. */
export function composeDocument(tool: SearchedTool, tokensOf: TokensOf): SearchDocument {
  const { shown, others } = namesOf(tool)
  const names = [...shown, ...others]
  const nameKeys = listNameKeys(shown, others)
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

/**
 * The first task and the first category are what a tool is mainly for. To each of its other tasks a tool with few of
 * them is more relevant than one with many.
 */
function listTopics({ taskIds, categoryIds }: SearchedTool): { topic: string; field: Field }[] {
  const other = otherTaskFields[fewTasks.filter((max) => taskIds.length > max).length] ?? '8D'
  return [
    ...taskIds.map((id, place) => ({ topic: taskTopic(id), field: place === 0 ? ('8A' as const) : other })),
    ...categoryIds.map((id, place) => ({ topic: categoryTopic(id), field: categoryFields[place] ?? '8D' })),
  ]
}

const otherTaskFields: Field[] = ['8C', '8C']
/** Half of the shipped tools have at most four tasks; those with more than eight are general-purpose. */
const fewTasks = [4, 8]
const categoryFields: Field[] = ['8A', '8C', '8D']

const namesOf = ({ name, texts, alsoKnownAs, aliases }: SearchedTool) => ({
  shown: [name, ...texts.flatMap((text) => text.name ?? [])],
  others: [...alsoKnownAs, ...aliases.map(toWords)],
})

/** All names of a tool, whatever their language. */
export const listNames = (tool: SearchedTool): string[] => Object.values(namesOf(tool)).flat()

const toWords = (slug: string): string => slug.replaceAll('-', ' ')
