import type { Locale } from '@polydex/contract/locale/locale'
import { aiRole } from '@polydex/contract/tool/tool-card'
import type { ListedTool, ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { addressKeyOf } from '@polydex/core/submission/address-key'
import type { Field } from './column-names.ts'
import type { Target } from './guess-columns.ts'
import { anyValue, isSuggested, listSlugs, vocabulariesOf, type Mapping, type ValueKind } from './mapping.ts'
import { readDay, type DayOrder } from './read-day.ts'
import type { Cell } from './read-table.ts'
import type { Vocabulary } from './vocabulary.ts'

type Text = Partial<NonNullable<ToolEntry['texts']['en']>>

/** What a row says of a tool; what it does not say is absent. */
export type Stated = Partial<Omit<ListedTool, 'texts' | 'pricing'>> & {
  model?: ToolEntry['pricing']['model']
  texts: Partial<Record<Locale, Text>>
}

export type ReadOptions = {
  columns: ReadonlyMap<string, Target | undefined>
  language: Locale
  mapping: Mapping
  vocabulary: Vocabulary
  dayOrder: DayOrder | undefined
  /** Told of each value that nothing translates: it is left out. */
  onUnknown: (kind: Field, value: string) => void
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const strong = /[|;\n]| \/ /

/** The parts of a cell: of a list in JSON, at bars, semicolons and line ends, or else at commas. */
const splitCell = (cell: Cell, comma = /[,、，]/): string[] =>
  (typeof cell === 'string' ? (readList(cell) ?? cell.split(strong.test(cell) ? strong : comma)) : cell)
    .map((part) => tidy(part))
    .filter((part) => part !== '')

/** A list as export writes it into a cell if its parts hold separators. */
function readList(cell: string): string[] | undefined {
  if (!cell.startsWith('["')) return undefined
  try {
    return (JSON.parse(cell) as unknown[]).filter((part) => typeof part === 'string')
  } catch {
    return undefined
  }
}

const joinCell = (cell: Cell): string => tidy(typeof cell === 'string' ? cell : cell.join(', '))

/** `example.com` as people write it; parameters that only tell where a visitor came from are dropped. */
function readAddress(text: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (url.search !== '' && !addressKeyOf(address).includes('?')) url.search = ''
  return url.href
}

const yes = new Set(['true', 'yes', '1', 'x', 'ja', 'sí', 'si', 'sim', 'có', '是', 'はい', '예'])
const no = new Set(['false', 'no', '0', 'nein', 'não', 'không', '否', 'いいえ', '아니요'])

/** Reads the cells of a row as its columns are understood. */
export function readStated(cells: ReadonlyMap<string, Cell>, options: ReadOptions): Stated {
  const { columns, language, mapping, vocabulary, dayOrder, onUnknown } = options
  const stated: Stated = { texts: {} }
  const lists = { categories: new Set<string>(), features: new Set<string>(), tasks: new Set<string>() }
  const lacks = new Set<string>()

  /** The slugs that a value stands for; none if it is to be left out; undefined if nobody knows. */
  const translate = (kind: ValueKind, value: string): string[] | undefined => {
    const written = mapping.values[kind]?.[value]
    if (written !== undefined && !isSuggested(written)) return listSlugs(written)
    for (const name of vocabulariesOf(kind)) {
      const slug = vocabulary.find(name, value)
      if (slug !== undefined) return [slug]
    }
    return undefined
  }
  const addList = (kind: Exclude<ValueKind, 'pricing'>, cell: Cell, into?: Set<string>): void => {
    const whole = typeof cell === 'string' ? translate(kind, tidy(cell)) : undefined
    const parts = whole === undefined ? splitCell(cell).map((part) => ({ part, slugs: translate(kind, part) })) : []
    for (const { part, slugs } of parts) if (slugs === undefined) onUnknown(kind, part)
    for (const slug of whole ?? parts.flatMap(({ slugs = [] }) => slugs)) {
      const name = vocabulariesOf(kind).find((name) => vocabulary.has(name, slug))
      if (into !== undefined) into.add(slug)
      else if (name !== undefined && name !== 'pricing') lists[name].add(slug)
    }
  }
  const writeText = (locale: Locale, text: Text): void => {
    stated.texts[locale] = { ...stated.texts[locale], ...text }
  }
  /** What each field makes of a cell that is not empty. */
  const readers: Record<Field, (cell: Cell, text: string, locale: Locale | undefined) => void> = {
    url: (_, text) => (stated.homepage = readAddress(text)),
    slug: (_, text) => (stated.slug = text),
    name: (_, text, locale) => {
      if (locale === undefined) stated.name = text
      else writeText(locale, { name: text })
    },
    description: (_, text, locale = language) => writeText(locale, { description: text }),
    useCases: (cell, _, locale = language) => writeText(locale, { useCases: splitCell(cell, /\n/).slice(0, 4) }),
    categories: (cell) => addList('categories', cell),
    tags: (cell) => addList('tags', cell),
    features: (cell) => addList('features', cell),
    tasks: (cell) => addList('tasks', cell),
    lacks: (cell) => addList('features', cell, lacks),
    pricing: (_, text) => {
      const [model] = translate('pricing', text) ?? []
      if (model === undefined && mapping.values.pricing?.[text] !== '') onUnknown('pricing', text)
      if (model !== undefined && model !== 'unknown') stated.model = model as NonNullable<Stated['model']>
    },
    added: (_, text) => {
      const day = readDay(text, dayOrder)
      if (day === undefined) onUnknown('added', text)
      else stated.firstListed = day
    },
    closed: (_, text) => {
      const word = text.toLowerCase()
      if (yes.has(word)) stated.closed = true
      else if (no.has(word)) stated.closed = false
      else onUnknown('closed', text)
    },
    aiRole: (_, text) => {
      const role = aiRole.safeParse(text)
      if (role.success) stated.aiRole = role.data
      else onUnknown('aiRole', text)
    },
    aliases: (cell) => (stated.aliases = splitCell(cell)),
    alsoKnownAs: (cell) => (stated.alsoKnownAs = splitCell(cell)),
  }
  // Tags last: the first category is the primary one.
  const inOrder = [...columns].toSorted(
    ([, one], [, other]) => Number(one?.field === 'tags') - Number(other?.field === 'tags'),
  )
  for (const [column, target] of inOrder) {
    const cell = cells.get(column) ?? ''
    if (target !== undefined && joinCell(cell) !== '') readers[target.field](cell, joinCell(cell), target.locale)
  }
  if (lists.categories.size === 0)
    for (const slug of listSlugs(mapping.values.categories?.[anyValue] ?? '')) lists.categories.add(slug)
  const found = Object.entries({ ...lists, lacks }).filter(([, slugs]) => slugs.size > 0)
  return { ...stated, ...Object.fromEntries(found.map(([name, slugs]) => [name, [...slugs]])) }
}
