import { describe, expect, it } from 'vitest'
import { writeTable } from './write-table.ts'

type Row = { name: string; visits?: number | null; url?: string }

describe('writeTable', () => {
  it('D6.2a writes a BOM, escapes quotes, commas and line breaks, and leaves unknown figures empty', () => {
    const rows: Row[] = [
      { name: 'Say "hello", 世界\nand more', visits: 12 },
      { name: 'No figures', visits: null },
    ]
    const text = writeTable<Row>(
      [
        ['名前', ({ name }) => name],
        ['訪問数, 月', ({ visits }) => visits],
        ['サイト', ({ url }) => url],
      ],
      rows,
    )
    expect(text).toBe('\uFEFF名前,"訪問数, 月"\r\n"Say ""hello"", 世界\nand more",12\r\nNo figures,\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('keeps spreadsheets from running %j', (name) => {
    expect(writeTable<Row>([['name', (row) => row.name]], [{ name }])).toContain(`\r\n'${name}`)
  })
})
