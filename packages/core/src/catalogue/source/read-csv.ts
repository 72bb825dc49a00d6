import { pipeline, Readable } from 'node:stream'
import { parse, type Info } from 'csv-parse'
import type { SourceRow } from './source.ts'

/** Upper bound: an unclosed quote takes the rest of a file into one field, and no row after it can be found. */
const maxRecordCharacters = 1_048_576

type CsvOptions = {
  delimiter?: string
  /** Names for the cells of the header line, which are trimmed. */
  nameColumns?: (header: string[]) => string[]
  /** Whether a record with more cells than the header is rejected: where separators stand unquoted in a text, it is shifted. */
  isStrict?: boolean
}

/** Yields one row per record, with fields named by the header line. An unreadable record is rejected alone. */
export async function* readCsv(
  bytes: AsyncIterable<Buffer>,
  { delimiter = ',', nameColumns = (header) => header, isStrict = false }: CsvOptions = {},
): AsyncGenerator<SourceRow> {
  const faults: { line: number; fault: string }[] = []
  const parser = parse({
    bom: true,
    // Not the option `trim`: with it, a stray quote consumes the rows up to the next quote.
    cast: (value) => value.trim(),
    columns: (header: string[]) => nameColumns(header.map((name) => name.trim())),
    delimiter,
    info: true,
    max_record_size: maxRecordCharacters,
    relax_column_count: !isStrict,
    relax_column_count_less: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error?.code === 'CSV_MAX_RECORD_SIZE') parser.destroy(error)
      const isLong = error?.code === 'CSV_RECORD_INCONSISTENT_COLUMNS'
      const fault = isLong ? 'has more cells than the header' : `is not CSV: ${error?.message ?? 'unreadable'}`
      faults.push({ line: parser.info.lines, fault })
      return undefined
    },
  })
  // The parser runs ahead of the loop below: faults are held back until the rows before them are out.
  function* takeFaultsBefore(line: number): Generator<SourceRow> {
    for (let first = faults[0]; first !== undefined && first.line < line; first = faults[0]) {
      faults.shift()
      yield { place: `line ${first.line}`, fault: first.fault }
    }
  }
  // A read error reaches the loop through the parser, which `pipeline` destroys with that error.
  pipeline(Readable.from(bytes), parser, () => {})
  const records: AsyncIterable<{ info: Info; record: Record<string, string> }> = parser
  for await (const { info, record } of records) {
    yield* takeFaultsBefore(info.lines)
    yield { place: `line ${info.lines}`, raw: record }
  }
  yield* takeFaultsBefore(Number.POSITIVE_INFINITY)
}
