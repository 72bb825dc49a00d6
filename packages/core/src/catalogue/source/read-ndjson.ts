import type { SourceRow } from './source.ts'

/** Far above any entry; without an upper bound, a file without line breaks would have to fit into memory. */
const maxLineBytes = 1_048_576

type Line = { number: number; text: string | undefined } // undefined = longer than the upper bound

async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let pieces: Buffer[] = []
  let length = 0
  let number = 1
  const keep = (piece: Buffer): void => {
    length += piece.length
    if (length <= maxLineBytes) pieces.push(piece)
    else pieces = []
  }
  const take = (): Line => {
    const line = { number, text: length <= maxLineBytes ? Buffer.concat(pieces).toString('utf8') : undefined }
    pieces = []
    length = 0
    number += 1
    return line
  }
  for await (const chunk of bytes) {
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      keep(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    keep(chunk.subarray(start))
  }
  yield take()
}

/** Yields one JSON value per line; skips empty lines. */
export async function* readNdjson(bytes: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  for await (const { number, text } of readLines(bytes)) {
    const place = `line ${number}`
    if (text === undefined) {
      yield { place, fault: `is longer than ${maxLineBytes} bytes` }
      continue
    }
    const json = text.replace(/^\uFEFF/, '').trim()
    if (json !== '') yield parseLine(place, json)
  }
}

function parseLine(place: string, json: string): SourceRow {
  try {
    return { place, raw: JSON.parse(json) }
  } catch {
    return { place, fault: 'is not valid JSON' }
  }
}
