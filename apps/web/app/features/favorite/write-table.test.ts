import { describe, expect, it } from 'vitest'
import { writeTable } from './write-table.ts'

describe('favourites as a table', () => {
  it('D6.2a say their language, keep quotes, commas and lines, and leave unknown figures empty', () => {
    const text = writeTable(
      ['name', 'visits'],
      [
        { name: 'Say "hello", 世界\nand more', visits: 12 },
        { name: 'No figures', visits: null },
      ],
    )
    expect(text).toBe('\uFEFFname,visits\r\n"Say ""hello"", 世界\nand more",12\r\nNo figures,\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('nothing in them is run by a spreadsheet: %j', (name) => {
    expect(writeTable(['name'], [{ name }])).toContain(`\r\n'${name}`)
  })
})
