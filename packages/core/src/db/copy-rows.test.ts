import { describe, expect, it } from 'vitest'
import { formatRow } from './copy-rows.ts'

describe('formatRow', () => {
  it('writes values with tabs between them and a line end after them', () => {
    expect(formatRow(['a', 1.5, true, null])).toBe('a\t1.5\ttrue\t\\N\n')
  })

  it('escapes what would end a value or a row', () => {
    expect(formatRow(['tab\t line\n return\r back\\slash'])).toBe('tab\\t line\\n return\\r back\\\\slash\n')
  })

  it('tells an empty text and the text \\N from null', () => {
    expect(formatRow(['', '\\N'])).toBe('\t\\\\N\n')
  })

  it('quotes elements of arrays where it is needed', () => {
    expect(formatRow([['US', 'two words', 'NULL', '', 'a"b'], [0.5, 1], []])).toBe(
      '{US,"two words","NULL","","a\\\\"b"}\t{0.5,1}\t{}\n',
    )
  })
})
