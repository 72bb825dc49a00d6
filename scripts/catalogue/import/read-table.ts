import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { readCsv } from '@polydex/core/catalogue/source/read-csv'
import { readNdjson } from '@polydex/core/catalogue/source/read-ndjson'
import type { SourceRow } from '@polydex/core/catalogue/source/source'
import { Failure, UsageError } from '../../polydex/machine.ts'

/** What a cell holds; a list of JSON stays one. */
export type Cell = string | readonly string[]
export type TableRow = { place: string; cells: ReadonlyMap<string, Cell> } | { place: string; fault: string }
/** A spreadsheet or list of somebody else, with columns of its own. */
export type Table = { columns: readonly string[]; rows: readonly TableRow[]; format: string }

export async function readTable(path: string, encoding?: string): Promise<Table> {
  const bytes = await readFile(path).catch(() => {
    throw new Failure(`There is no file ${path}`)
  })
  const text = decode(basename(path), bytes, encoding)
  if (/\.(ndjson|jsonl)$/i.test(path)) return collect('JSON, an item per line', readNdjson(toBytes(text)))
  return /^\s*[[{]/.test(text) ? collect('JSON', listItems(basename(path), text)) : readCells(basename(path), text)
}

async function* toBytes(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

/** Text in UTF-8, in UTF-16 if it says so in its first bytes, or in a named encoding. */
function decode(name: string, bytes: Buffer, encoding: string | undefined): string {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    throw new Failure(`${name} is a file of a spreadsheet program: save it as CSV (UTF-8) there`)
  const mark = bytes.subarray(0, 2).toString('hex')
  const used = encoding ?? (mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8')
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(used, { fatal: true })
  } catch {
    throw new UsageError(`${used} is not the name of an encoding; windows-1252 is one`)
  }
  try {
    return decoder.decode(bytes)
  } catch {
    const line = bytes.toString('utf8').split('\uFFFD', 1)[0]?.split('\n').length
    throw new Failure(
      `${name} is not ${used}: line ${line} holds other bytes. Save it as CSV (UTF-8), or name its encoding, as in --encoding windows-1252`,
    )
  }
}

const separators = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const
type Separator = keyof typeof separators

/** The separator that the header line has most of, outside of quotes. Texts below it may hold any. */
function findSeparator(text: string): Separator {
  const header = /^\s*(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? ''
  const count = (separator: string) => header.split(separator).length
  const [most = ','] = (Object.keys(separators) as Separator[]).toSorted((one, other) => count(other) - count(one))
  return most
}

const isNameless = (name: string, at: number): boolean => name === `column ${at + 1}`

/** A name for each column: two of the same name would be one, and those without a name are none. */
function nameColumns(header: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return header.map((name, index) => {
    const own = name === '' ? `column ${index + 1}` : name
    const count = (seen.get(own) ?? 0) + 1
    seen.set(own, count)
    return count === 1 ? own : `${own} (${count})`
  })
}

async function readCells(name: string, text: string): Promise<Table> {
  // Excel writes and reads a first line that names the separator.
  const [line = '', named] = /^sep=(.)\r?$/m.exec(text.slice(0, 8)) ?? []
  const body = text.slice(line.length)
  const delimiter = named ?? findSeparator(body)
  let header: string[] = []
  const rows = readCsv(toBytes(body), {
    delimiter,
    nameColumns: (given) => (header = nameColumns(given)),
    isStrict: true,
  })
  try {
    const table = await collect(`CSV with ${separators[delimiter as Separator] ?? delimiter}`, rows)
    // Spreadsheets write separators of columns that were never used.
    const isUsed = (name: string, at: number) =>
      !isNameless(name, at) || table.rows.some((row) => 'cells' in row && (row.cells.get(name) ?? '') !== '')
    return { ...table, columns: header.filter(isUsed) }
  } catch (error) {
    throw new Failure(`${name} cannot be read as CSV: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}

/** The items of a JSON list, or of the only list in an object. */
function* listItems(name: string, text: string): Generator<SourceRow> {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new Failure(`${name} is not valid JSON: ${error instanceof Error ? error.message : 'unknown'}`)
  }
  const lists = Array.isArray(given) ? [given] : Object.values(given as object).filter((value) => Array.isArray(value))
  const [list] = lists
  if (list === undefined || lists.length > 1)
    throw new Failure(`${name} must be a list of objects, or an object with one list`)
  for (const [index, raw] of list.entries()) yield { place: `item ${index + 1}`, raw }
}

const wordOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.trim()]
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  // A tag may be an object with a name.
  return typeof value === 'object' && value !== null && 'name' in value ? wordOf(value.name) : []
}

/** Cells of an object; those of an object in it are named `outer.inner`. */
function listCells(raw: object, prefix = ''): [string, Cell][] {
  return Object.entries(raw).flatMap(([key, value]: [string, unknown]): [string, Cell][] => {
    if (Array.isArray(value)) return [[prefix + key, value.flatMap(wordOf)]]
    if (typeof value !== 'object' || value === null) return [[prefix + key, wordOf(value)[0] ?? '']]
    return prefix === '' ? listCells(value, `${key}.`) : []
  })
}

/** A spreadsheet's protection of a text that would be a formula is not part of the text. */
const unescape = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replace(/^'(?=[=+\-@＝＋－＠])/, '') : cell)

async function collect(format: string, source: AsyncIterable<SourceRow> | Iterable<SourceRow>): Promise<Table> {
  const rows: TableRow[] = []
  const columns = new Set<string>()
  for await (const row of source) {
    if ('fault' in row) rows.push(row)
    else if (typeof row.raw !== 'object' || row.raw === null || Array.isArray(row.raw))
      rows.push({ place: row.place, fault: 'is not an object' })
    else {
      const cells = listCells(row.raw).map(([name, cell]): [string, Cell] => [name, unescape(cell)])
      for (const [name] of cells) columns.add(name)
      rows.push({ place: row.place, cells: new Map(cells) })
    }
  }
  return { columns: [...columns], rows, format }
}
