import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { defaultOrder } from '../../tool-list/list-orders.ts'
import { listQueryTokens, type AnalyzedQuery } from './analyze-query.ts'

export type KnownWord = { tools: number; locales: Partial<Record<Locale, number>> }
export type FoundName = {
  id: number
  key: string
  position: number
  /** Searched, but not shown: also known as, formerly. */
  isOther: boolean
  /** As it is shown; only where it is asked for. */ name?: string
}

/** A phrase of a topic that shares words with a query; shares and weights as in search_topic_words. */
export type FoundPhrase = { topic: string; words: string[]; share: number; weight: number }

/** What the database has on the words of a query. */
export type LookedUp = {
  /** Number of published tools. */
  tools: number
  words: Map<string, KnownWord>
  /** For each word, the number of tools with the most common longer word that begins with it. */
  beginnings: Map<string, number>
  /** Names in which the whole query begins the name or one of its words. */
  names: FoundName[]
  /** Phrases of topics that share enough words with the query. */
  phrases: FoundPhrase[]
}

/** Upper bound of all keys that begin with a text. */
export const endOf = (beginning: string): string => `${beginning}\u{10ffff}`

const maxNames = 200
/** Share of a phrase that a query must contain; below it, another phrase is meant. */
const minPhraseShare = 0.5
const maxPhrases = 100

/** Of names with the same beginning, those of the best-known tools; 1,000 are one row of a stored order. */
const bestKnown = sql`
  select id from tool_orders cross join unnest(tool_ids) as id
  where sort = ${defaultOrder.sort} and direction = ${defaultOrder.direction} and chunk = 0`

type Row = {
  tools: number | null
  words: { word: string; tools: number; locales: KnownWord['locales'] }[]
  beginnings: { word: string; tools: number }[]
  names: FoundName[]
  phrases: FoundPhrase[]
}

/** Reads everything that the plan of a search depends on, in one round trip. */
export async function lookUpQuery(db: Db, query: AnalyzedQuery): Promise<LookedUp> {
  const words = query.parts
    .flatMap((part) => (part.kind === 'word' ? [part.text, part.plain?.text ?? part.text] : []))
    .filter((word) => word.length > 2)
  const tokens = listQueryTokens(query)
  const { rows } = await sql<Row>`
    select
      (select tools from tool_counts where scope = 'all' and key = '') as tools,
      (select coalesce(json_agg(json_build_object('word', word, 'tools', tools, 'locales', locale_tools)), '[]')
       from search_words where word = any(${tokens}::text[])) as words,
      (select coalesce(json_agg(json_build_object('word', given.word, 'tools', longer.tools)), '[]')
       from unnest(${words}::text[], ${words.map(endOf)}::text[]) as given (word, upto)
       cross join lateral (
         select max(tools) as tools
         from (
           select tools from search_words where word > given.word and word < given.upto order by word limit 50
         ) as begun
       ) as longer
       where longer.tools is not null) as beginnings,
      (select coalesce(json_agg(json_build_object('id', tool_id, 'key', key, 'position', position, 'isOther', is_other)), '[]')
       from (${selectNames(query.key)}) as names) as names,
      (select coalesce(json_agg(phrases), '[]') from (${selectPhrases(tokens)}) as phrases) as phrases
  `.execute(db)
  const row = rows[0]
  return {
    tools: Math.max(row?.tools ?? 0, 1),
    words: new Map(row?.words.map(({ word, tools, locales }) => [word, { tools, locales }])),
    beginnings: new Map(row?.beginnings.map(({ word, tools }) => [word, tools])),
    names: row?.names ?? [],
    phrases: row?.phrases ?? [],
  }
}

/** Phrases of which a query contains the greater part. */
const selectPhrases = (tokens: readonly string[]) => sql`
  select topic, array_agg(word) as words, sum(share) as share, sum(weight) as weight
  from search_topic_words
  where word = any(${tokens}::text[])
  group by topic, phrase
  having sum(share) >= ${sql.lit(minPhraseShare)}
  order by sum(share) * sum(weight) desc
  limit ${sql.lit(maxPhrases)}`

/** Names that begin with a key, matches of the whole name first; for short keys, also those of the best-known tools. */
export const selectNames = (key: string) => sql`
  (select tool_id, key, position, is_other from search_names
   where position = 0 and key >= ${key} and key < ${endOf(key)} and ${key} <> '' order by key limit ${sql.lit(maxNames)})
  union
  (select tool_id, key, position, is_other from search_names
   where position > 0 and key >= ${key} and key < ${endOf(key)} and ${key} <> '' order by key limit ${sql.lit(maxNames)})
  union
  (select named.tool_id, named.key, named.position, named.is_other
   from (${bestKnown}) as known
   cross join lateral (
     select tool_id, key, position, is_other from search_names
     where tool_id = known.id and key >= ${key} and key < ${endOf(key)}
   ) as named
   where length(${key}) between 1 and 3)`
