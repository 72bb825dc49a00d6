import { writeFile } from 'node:fs/promises'
import { localeCodes } from '@polydex/contract/locale/locale'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { writeTable, type Column } from '../../apps/web/app/table/write-table.ts'
import { readWords, UsageError } from '../polydex/machine.ts'
import { findCatalogueFolder } from './catalogue-folder.ts'
import { textFields } from './import/column-names.ts'

type Value = string | boolean | readonly string[] | undefined

/** A flat row: what import reads of a tool, under the names by which it knows the fields. */
const columns: readonly [name: string, read: (tool: ToolEntry) => Value][] = [
  ['slug', ({ slug }) => slug],
  ['name', ({ name }) => name],
  ['url', ({ homepage }) => homepage],
  ['categories', ({ categories }) => categories],
  ['pricing', ({ pricing }) => pricing.model],
  ['aiRole', ({ aiRole }) => aiRole],
  ['features', ({ features }) => features],
  ['lacks', ({ lacks }) => lacks],
  ['tasks', ({ tasks }) => tasks],
  ['added', ({ firstListed }) => firstListed],
  ['closed', ({ closed }) => closed],
  ['aliases', ({ aliases }) => aliases],
  ['alsoKnownAs', ({ alsoKnownAs }) => alsoKnownAs],
  ...localeCodes.flatMap((locale) =>
    textFields.map((field): [string, (tool: ToolEntry) => Value] => [
      `${field}.${locale}`,
      ({ texts }) => texts[locale]?.[field],
    ]),
  ),
]

/** A cell of CSV, with bars between the parts of a list, as flat rows have them; as JSON where a part holds a separator. */
function toCell(value: Value): string | undefined {
  if (typeof value !== 'object') return value?.toString()
  const text = value.join('|')
  const isPlain = text.split(/[|;\n]/).length === value.length && (value.length > 1 || !/[,、，]/.test(text))
  return isPlain || value.length === 0 ? text || undefined : JSON.stringify(value)
}

function write(tools: readonly ToolEntry[], format: string): string {
  if (format === 'csv')
    return writeTable(
      'en',
      columns.map(([name, read]): Column<ToolEntry> => [name, (tool) => toCell(read(tool))]),
      tools,
    )
  const rows = tools.map((tool) =>
    Object.fromEntries(columns.flatMap(([name, read]) => (read(tool) === undefined ? [] : [[name, read(tool)]]))),
  )
  return `${JSON.stringify(rows, null, 2)}\n`
}

/** Writes every tool of a catalogue as a flat row: to a file, or else to the terminal. */
export async function exportTools(words: string[]): Promise<void> {
  const { values, positionals } = readWords(words, {
    allowPositionals: true,
    options: { folder: { type: 'string' }, format: { type: 'string' } },
  })
  const [file] = positionals
  const format = values.format ?? (file?.endsWith('.json') === true ? 'json' : 'csv')
  if (positionals.length > 1 || (format !== 'csv' && format !== 'json'))
    throw new UsageError('The format is csv or json')
  const folder = findCatalogueFolder(values.folder)
  const { tools } = await readCatalogue(folder)
  const text = write(tools, format)
  if (file === undefined) process.stdout.write(text)
  else {
    await writeFile(file, text)
    console.log(`${file}: ${tools.length} tools of ${folder}`)
  }
}
