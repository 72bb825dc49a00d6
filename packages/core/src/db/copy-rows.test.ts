import { describe, expect, it } from 'vitest'
import { formatRow } from './copy-rows.ts'

describe('formatRow', () => {
  it('separates values with tabs and ends with a newline', () => {
    expect(formatRow(['a', 1.5, true, null])).toBe('a\t1.5\ttrue\t\\N\n')
  })

  it('escapes characters that would end a value or a row', () => {
    expect(formatRow(['tab\t line\n return\r back\\slash'])).toBe('tab\\t line\\n return\\r back\\\\slash\n')
  })

  it('distinguishes an empty text and the text \\N from null', () => {
    expect(formatRow(['', '\\N'])).toBe('\t\\\\N\n')
  })

  it('quotes elements of arrays if needed', () => {
    expect(formatRow([['US', 'two words', 'NULL', '', 'a"b'], [0.5, 1], []])).toBe(
      '{US,"two words","NULL","","a\\\\"b"}\t{0.5,1}\t{}\n',
    )
  })
})
