import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-table-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(
  content: string | Buffer,
  { name = 'list.csv', encoding }: { name?: string; encoding?: string } = {},
) {
  await writeFile(join(folder, name), content)
  const { rows, ...table } = await readTable(join(folder, name), encoding)
  return { ...table, rows: rows.map((row) => ('fault' in row ? row : Object.fromEntries(row.cells))) }
}

describe('readTable, CSV', () => {
  it('takes the separator of the header, whatever quoted texts hold', async () => {
    const table = await read('\uFEFFName;"Text, kurz";\r\nEins;"a, b, c; d\nzweite ""Zeile""";\r\n')
    expect(table).toMatchObject({ columns: ['Name', 'Text, kurz'], format: 'CSV with semicolons' })
    expect(table.rows).toMatchObject([{ Name: 'Eins', 'Text, kurz': 'a, b, c; d\nzweite "Zeile"' }])
    expect((await read('sep=|\nName|Link\nOne|one.com\n')).rows).toEqual([{ Name: 'One', Link: 'one.com' }])
    expect((await read('Name\tLink\nOne, Two\tone.com\n')).rows).toEqual([{ Name: 'One, Two', Link: 'one.com' }])
  })

  it('refuses a row that an unquoted separator has shifted, and keeps columns of the same name apart', async () => {
    expect(await read('Name,Tag,Tag\nOne,a,b\nTwo, too,a,b\nThree\n')).toMatchObject({
      columns: ['Name', 'Tag', 'Tag (2)'],
      rows: [
        { Tag: 'a', 'Tag (2)': 'b' },
        { place: 'line 3', fault: 'has more cells than the header' },
        { Name: 'Three' },
      ],
    })
  })

  it('takes back what protects a text from being a formula', async () => {
    expect((await read("Name,Text\n'=One,'tis\n")).rows).toEqual([{ Name: '=One', Text: "'tis" }])
  })
})

describe('readTable, encodings', () => {
  const western = Buffer.from('Name;Text\nEins;ja\nZwei;\u00DCbung\n', 'latin1')

  it('names the line that is not UTF-8, and reads it in a named encoding', async () => {
    await expect(read(western)).rejects.toThrow(/not utf-8: line 3 .*--encoding windows-1252/)
    expect((await read(western, { encoding: 'windows-1252' })).rows[1]).toEqual({ Name: 'Zwei', Text: 'Übung' })
  })

  it('reads UTF-16 with its mark, and sends back a file of a spreadsheet program', async () => {
    expect((await read(Buffer.from('\uFEFFName\tText\nÜ\t日本\n', 'utf16le'))).rows).toEqual([
      { Name: 'Ü', Text: '日本' },
    ])
    await expect(read('PK\u0003\u0004xlsx')).rejects.toThrow('save it as CSV')
  })
})

describe('readTable, JSON', () => {
  const item = { name: 'One', tags: ['a', { name: 'b' }, 3], price: { model: 'free' }, none: null }
  const cells = { name: 'One', tags: ['a', 'b', '3'], 'price.model': 'free', none: '' }

  it.each([
    ['a list', JSON.stringify([item])],
    ['an object with a list', JSON.stringify({ total: 1, items: [item] })],
    ['lines', `${JSON.stringify(item)}\n`],
  ])('reads objects from %s', async (what, text) => {
    expect((await read(text, { name: what === 'lines' ? 'a.jsonl' : 'a.json' })).rows).toEqual([cells])
  })

  it('says what is wrong with others', async () => {
    await expect(read('[1, ', { name: 'a.json' })).rejects.toThrow('not valid JSON')
    await expect(read('{"a": [], "b": []}', { name: 'a.json' })).rejects.toThrow('one list')
    expect((await read('[1]', { name: 'a.json' })).rows).toEqual([{ place: 'item 1', fault: 'is not an object' }])
  })
})
