import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'

/** Yields the bytes in chunks of three, which cut lines and characters apart. */
async function* inPieces(text: string, size = 3): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}

describe('readNdjson', () => {
  it('yields one row per line, with its place', async () => {
    const text = '\uFEFF{"slug":"日本"}\r\n\n  \n{broken\n[1]'
    expect(await collect(readNdjson(inPieces(text)))).toEqual([
      { place: 'line 1', raw: { slug: '日本' } },
      { place: 'line 4', fault: 'is not valid JSON' },
      { place: 'line 5', raw: [1] },
    ])
  })

  it('reports a line that is too long to be an entry, and continues after it', async () => {
    const text = `{}\n"${'x'.repeat(2_000_000)}"\n{}\n`
    expect(await collect(readNdjson(inPieces(text, 65_536)))).toEqual([
      { place: 'line 1', raw: {} },
      { place: 'line 2', fault: 'is longer than 1048576 bytes' },
      { place: 'line 3', raw: {} },
    ])
  })
})

describe('readCsv', () => {
  it('takes the names of the fields from the first line', async () => {
    const text = '\uFEFFslug, name\r\none,"One, ""the"" first\nline"\r\n\r\ntwo,二\r\nthree\r\nfour,4,5\r\n'
    expect(await collect(readCsv(inPieces(text)))).toEqual([
      { place: 'line 3', raw: { slug: 'one', name: 'One, "the" first\nline' } },
      { place: 'line 5', raw: { slug: 'two', name: '二' } },
      { place: 'line 6', raw: { slug: 'three' } },
      { place: 'line 7', raw: { slug: 'four', name: '4' } },
    ])
  })

  it('reports a quote that is never closed, and fails if the record becomes too large', async () => {
    expect(await collect(readCsv(inPieces('slug,name\none,One\ntwo,"Two\nthree,Three\n')))).toMatchObject([
      { raw: { slug: 'one' } },
      { fault: expect.stringContaining('Quote Not Closed') },
    ])
    const endless = inPieces(`slug,name\none,"${'x'.repeat(2_000_000)}`, 65_536)
    await expect(collect(readCsv(endless))).rejects.toThrow('Max Record Size')
  })
})
