import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'
import type { Source } from './source.ts'

const readers = { csv: readCsv, ndjson: readNdjson }

export type FileFormat = keyof typeof readers

/** The format of a file, by the extension of its name. */
export function findFormat(name: string): FileFormat | undefined {
  if (/\.csv$/i.test(name)) return 'csv'
  if (/\.(ndjson|jsonl)$/i.test(name)) return 'ndjson'
  return undefined
}

/** Opens a file of rows. */
export async function openFile(path: string, format: FileFormat, catalogue: string): Promise<Source> {
  const { size } = await stat(path)
  let bytesRead = 0
  async function* readBytes(): AsyncGenerator<Buffer> {
    bytesRead = 0
    for await (const chunk of createReadStream(path)) {
      const bytes = Buffer.from(chunk)
      bytesRead += bytes.length
      yield bytes
    }
  }
  return {
    catalogue,
    readRows: () => readers[format](readBytes()),
    computeReadShare: () => (size === 0 ? 1 : bytesRead / size),
    close: async () => {},
  }
}
