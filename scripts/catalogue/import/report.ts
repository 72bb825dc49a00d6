import type { Locale } from '@polydex/contract/locale/locale'
import type { Field } from './column-names.ts'
import { layOut } from './lay-out.ts'
import { suggested, valueKinds, type Mapping, type ValueKind } from './mapping.ts'
import type { Outcome } from './plan-rows.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Rows that are listed of each outcome; --all lists the others. */
const maxListed = 20
const isKind = (field: Field): field is Field & ValueKind => valueKinds.some((kind) => kind === field)

const tells: Record<Outcome['kind'], { dry: string; done: string }> = {
  new: { dry: 'would be new', done: 'new' },
  changed: { dry: 'would change', done: 'changed' },
  same: { dry: 'are the same', done: 'the same' },
  refused: { dry: 'are refused', done: 'refused' },
}

type Suggesting = { vocabulary: Vocabulary; language: Locale }
type Unknown = { field: Field; value: string; rows: number }

/** What an import prints. */
export function createReport({ isDry, listsAll }: { isDry: boolean; listsAll: boolean }) {
  const unknown = new Map<string, Unknown>()
  const listed = { new: [] as string[][], changed: [] as string[][], same: [] as string[][], refused: [] as string[][] }

  function noteOutcome(outcome: Outcome): void {
    const { place, kind } = outcome
    if (kind === 'refused') listed[kind].push([kind, place, outcome.name || '–', outcome.reason])
    else {
      const what = kind === 'changed' ? outcome.fields.join(', ') : outcome.entry.categories.join(', ')
      listed[kind].push([kind, place, outcome.entry.slug, what])
    }
  }

  const listUnknown = (): Unknown[] => [...unknown.values()].toSorted((one, other) => other.rows - one.rows)

  return {
    noteOutcome,
    noteUnknown: (field: Field, value: string): void => {
      const key = `${field}\n${value}`
      const known = unknown.get(key) ?? { field, value, rows: 0 }
      unknown.set(key, { ...known, rows: known.rows + 1 })
    },

    /** Values that were left out, the most frequent first, with an idea where there is one. */
    describeUnknown: (by: Suggesting): void => {
      const all = listUnknown()
      if (all.length === 0) return
      const shown = listsAll ? all : all.slice(0, maxListed)
      const rest = all.length - shown.length
      console.log(`Left out, because the catalogue does not know them${rest > 0 ? `; ${rest} more with --all` : ''}:`)
      console.log(
        `${layOut([['field', 'value', 'rows', 'perhaps'], ...shown.map(({ field, value, rows }) => [field, value, String(rows), suggestFor(by, field, value)])])}\n`,
      )
    },

    /** The values of a mapping, with unknown ones marked as suggestions. */
    listValues: ({ values }: Mapping, by: Suggesting): Mapping['values'] => {
      const written: Mapping['values'] = structuredClone(values)
      for (const { field, value } of listUnknown())
        if (isKind(field)) (written[field] ??= {})[value] = suggested + suggestFor(by, field, value)
      return written
    },

    conclude: ({ file, folder, written }: { file: string; folder: string; written: string | undefined }): number => {
      for (const kind of ['refused', 'changed', 'new'] as const) {
        const rows = listed[kind]
        if (rows.length === 0 || (!isDry && !listsAll && kind === 'new')) continue
        const isCut = !listsAll && rows.length > maxListed
        const shown = !isCut ? rows : kind === 'refused' ? countReasons(rows) : rows.slice(0, maxListed)
        const rest = isCut ? `\n  … ${rows.length} rows are ${tells[kind].done}; --all lists them` : ''
        console.log(layOut(shown, { isWhole: true }) + rest)
      }
      const tense = isDry ? 'dry' : 'done'
      const sums = (['new', 'changed', 'same', 'refused'] as const).map(
        (kind) => `${listed[kind].length} ${tells[kind][tense]}`,
      )
      console.log(`${file}: ${sums.join(', ')}${isDry ? '; nothing is written' : ''}`)
      if (written !== undefined)
        console.log(
          `How it was understood is in ${written}: correct it, remove the question marks of suggestions that are right, and import with --map ${written}`,
        )
      else if (!isDry) console.log(`Next: polydex catalogue check ${folder}`)
      return listed.refused.length === 0 ? 0 : 1
    },
  }
}

/** What a value may mean, for those that have a vocabulary. */
function suggestFor({ vocabulary, language }: Suggesting, field: Field, value: string): string {
  if (field === 'categories' || field === 'tags') return vocabulary.suggest(value, language) ?? ''
  return (field === 'pricing' && vocabulary.suggestPricing(value)) || ''
}

/** Why rows were refused, where they are too many to read. */
function countReasons(refused: readonly (readonly string[])[]): string[][] {
  const byReason = Map.groupBy(refused, (line) => line.at(-1) ?? '')
  return [...byReason].map(([reason, lines]) => ['refused', `${lines.length} rows`, `from ${lines[0]?.[1]}`, reason])
}
