import { describe, expect, it } from 'vitest'
import { writeScript } from './write-script.ts'

describe('writeScript', () => {
  it('replaces placeholders with quoted values', () => {
    const values = ["it's", 24, null, ['a', 'b c'], ...Array.from({ length: 5 }, () => 0), true]
    expect(writeScript([{ text: 'select $1, $2::int, $3, $4::text[], $10', values }])).toBe(
      `select 'it''s', '24'::int, null, '{"a","b c"}'::text[], 'true';\n`,
    )
  })

  it('runs several statements in one read-only snapshot', () => {
    const one = { text: 'select 1', values: [] }
    expect(writeScript([one, one])).toBe(
      'begin isolation level repeatable read read only;\nselect 1;\nselect 1;\ncommit;\n',
    )
  })
})
