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
      'ja',
      [
        ['名前', ({ name }) => name],
        ['訪問数, 月', ({ visits }) => visits],
        ['サイト', ({ url }) => url],
      ],
      rows,
    )
    expect(text).toBe('\uFEFF名前,"訪問数, 月"\r\n"Say ""hello"", 世界\nand more",12\r\nNo figures,\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1'])('keeps spreadsheets from running %j', (name) => {
    expect(writeTable<Row>('en', [['name', (row) => row.name]], [{ name }])).toContain(`'${name}`)
  })

  it.each(['de', 'es', 'pt', 'vi'] as const)(
    'writes semicolons and a decimal comma for spreadsheets in %s',
    (locale) => {
      const rows: Row[] = [{ name: 'a;b', visits: -0.125 }]
      expect(
        writeTable<Row>(
          locale,
          [
            ['n', ({ name }) => name],
            ['v', ({ visits }) => visits],
          ],
          rows,
        ),
      ).toBe('\uFEFFn;v\r\n"a;b";-0,125\r\n')
    },
  )
})
