import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { readByCursor } from './read-by-cursor.ts'

const database = openTestDatabase()

describe('readByCursor', () => {
  it.each([0, 1, 1_000, 2_500])(
    'yields %i rows in order, at most 1,000 at a time, and can be called again',
    async (count) => {
      await database.db.transaction().execute(async (transaction) => {
        for (const _ of [1, 2]) {
          const parts: number[][] = []
          const query = sql<{ n: number }>`select n from generate_series(1, ${count}::int) as n order by n`
          for await (const rows of readByCursor(transaction, 'numbers', query)) {
            // Other statements may run in between.
            await sql`select 1`.execute(transaction)
            parts.push(rows.map(({ n }) => n))
          }
          expect(parts.flat()).toEqual(Array.from({ length: count }, (__, index) => index + 1))
          expect(Math.max(0, ...parts.map(({ length }) => length))).toBe(Math.min(count, 1_000))
        }
      })
    },
  )
})
