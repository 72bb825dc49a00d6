import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

const maxCandidates = 24
/** The share of a name's letters that may be wrong, and how many. */
const maxWrong = { share: 0.4, letters: 2 }

/** Tools whose names have two letters wrong. */
export async function findSimilarNames(db: Db, key: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select tool_id as id, key from search_names
    where position = 0 and key % ${key}
    order by similarity(key, ${key}) desc, tool_id
    limit ${sql.lit(maxCandidates)}
  `.execute(db)
  const most = Math.min(maxWrong.letters, key.length * maxWrong.share)
  return [...new Set(rows.filter((row) => countWrong(row.key, key) <= most).map(({ id }) => id))]
}

/** How many letters to replace, add or leave out to make one word of the other (Levenshtein). */
function countWrong(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (const [at, letter] of Array.from(first).entries()) {
    const next = [at + 1]
    for (let to = 1; to <= second.length; to += 1)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (second[to - 1] === letter ? 0 : 1),
      )
    row = next
  }
  return row[second.length] ?? 0
}
