import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { listNameKeys } from '../text/name-keys.ts'

/** Positions of the words of a phrase, which is not shown, start here: a name goes before it. */
export const firstOfPhrases = 100

/** Refreshes what tasks may be called while they are typed. Writes only differences. Takes a transaction. */
export async function refreshSearchedTasks(transaction: Db): Promise<void> {
  const { rows } = await sql<{ id: number; locale: Locale; name: string; words: string[] }>`
    select id, locale, texts -> locale ->> 'name' as name, said as words
    from tasks cross join jsonb_each(words) as spoken (locale, said)
  `.execute(transaction)
  const keys = rows.flatMap(({ id, locale, name, words }) => {
    const named = listNameKeys([name])
    const said = listNameKeys(words).filter(({ key }) => !named.some((known) => known.key === key))
    return [...named, ...said.map(({ key, position }) => ({ key, position: position + firstOfPhrases }))].map(
      ({ key, position }) => ({ id, locale, key, position }),
    )
  })
  const wanted = sql`
    select id as task_id, locale, position, key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as entry (id smallint, locale text, position smallint, key text)`
  await sql`
    delete from search_task_names where (task_id, locale::text, position, key) not in (${wanted})
  `.execute(transaction)
  await sql`
    insert into search_task_names (task_id, locale, position, key)
    (${wanted}) except select task_id, locale::text, position, key from search_task_names
  `.execute(transaction)
}
