import type { Locale } from '@polydex/contract/locale/locale'
import { sql, type RawBuilder } from 'kysely'
import { listTokens } from '../text/list-tokens.ts'

type Bounds = { /** Rarest words of the text: they say most about it. */ maxWords: number; maxTools: number }

/** Common table expressions for listed tools whose texts share the rarest words of this one: `near` of (tool_id, fit). */
export const nearTools = (text: string, locale: Locale, { maxWords, maxTools }: Bounds): RawBuilder<unknown> => sql`
  asked as materialized (
    select string_agg(quote_literal(word), ' | ')::tsquery as query
    from (
      select word from search_words
      where word = any (${[...listTokens(text, locale)]}::text[])
      order by tools, word
      limit ${sql.lit(maxWords)}
    ) as rarest
  ),
  near as (
    select tool_id, ts_rank(document, query) as fit
    from asked join search_documents on document @@ query
    order by fit desc, tool_id
    limit ${sql.lit(maxTools)}
  )`
