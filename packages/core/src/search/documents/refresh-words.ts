import { localeCodes } from '@polydex/contract/locale/locale'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { nameSign, topicSigns } from './document-signs.ts'
import { lockIds } from '../../db/lock-ids.ts'

/** Prefixes of tokens that are not words. */
const signs = [nameSign, ...topicSigns]

/** The languages of a word are read only from the best-known tools: all would take minutes at 100,000. */
const maxToolsRead = 20_000

/** Not ts_stat, which had not ended after five minutes at 100,000 tools. */
const wordsOf = (document: RawBuilder<unknown>) => sql`unnest(tsvector_to_array(${document})) as word`

/**
 * Recounts the tools that have each word of the documents, in total and per language. Idempotent: unchanged rows are
 * not written. Takes minutes at 100,000 tools, so it runs once after an import, not with each batch.
 */
export async function refreshWords(transaction: Db): Promise<{ words: number }> {
  await sql`select pg_advisory_xact_lock(${lockIds.searchWords})`.execute(transaction)
  await sql`
    create temporary table counted_words on commit drop as
    select whole.word collate "C" as word, whole.tools, coalesce(split.locale_tools, '{}') as locale_tools
    from (
      select word, count(*)::int as tools
      from search_documents cross join lateral ${wordsOf(sql.ref('document'))}
      group by word
    ) as whole
    left join (
      select word, jsonb_object_agg(locale, tools) as locale_tools
      from (
        select word, locale, count(*) as tools
        from (select locale, document from search_texts limit ${sql.lit(maxToolsRead * localeCodes.length)}) as best
        cross join lateral ${wordsOf(sql.ref('document'))}
        group by word, locale
      ) as counted
      group by word
    ) as split on split.word = whole.word
    where left(whole.word, 1) <> all (${signs}::text[])
  `.execute(transaction)
  const isFirst = await hasNoWords(transaction)
  // The first words get their index afterwards, like documents.
  if (isFirst) await sql`select drop_search_index('search_words')`.execute(transaction)
  await sql`
    insert into search_words (word, tools, locale_tools)
    select word, tools, locale_tools from counted_words order by word
    on conflict (word) do update set tools = excluded.tools, locale_tools = excluded.locale_tools
      where (search_words.tools, search_words.locale_tools) is distinct from (excluded.tools, excluded.locale_tools)
  `.execute(transaction)
  if (isFirst) await sql`select create_search_index('search_words')`.execute(transaction)
  const { rows } = await sql<{ words: number }>`
    with gone as (
      delete from search_words where not exists (select from counted_words where counted_words.word = search_words.word)
    )
    select count(*)::int as words from counted_words
  `.execute(transaction)
  return { words: rows[0]?.words ?? 0 }
}

async function hasNoWords(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from search_words) as "isEmpty"
  `.execute(db)
  return rows[0]?.isEmpty === true
}
