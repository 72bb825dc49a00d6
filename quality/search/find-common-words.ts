import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'

/** Approximate shares of all tools that contain the word. */
const shares = [1, 0.5, 0.25, 0.1, 0.05]
const wordsPerShare = 3

/** Words that very many tools contain, which are the costliest to search for; some alone, some in pairs. */
export async function findCommonWords(db: Db): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select near.word
    from unnest(${shares}::float8[]) as share
    cross join lateral (
      select word from search_words
      where length(word) >= 2 and strpos(word, '_') = 0
      order by abs(tools - share * (select tools from tool_counts where scope = 'all')), word
      limit ${wordsPerShare}
    ) as near
  `.execute(db)
  const words = rows.map(({ word }) => word)
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)]
}
