import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** As the table allows. */
export const maxPageText = 60_000

/** `missing`: there is no such page; `refused`: the server refuses programs; `no-page`: a file of another kind. */
export type ReadingFault = 'robots' | 'refused' | 'missing' | 'unreachable' | 'no-page'

/** What the worker has read at an address; both null: nothing yet. */
export type PageReading = { text: string | null; fault: ReadingFault | null }

/** Has the worker fetch a page for an editor, unless that was done within the hour. */
export async function askForPage(db: Db, url: string): Promise<void> {
  await sql`select queue_page_reading(${url})`.execute(db)
}

export const findReading = (db: Db, url: string): Promise<PageReading | undefined> =>
  db.selectFrom('page_readings').select(['text', 'fault']).where('url', '=', url).executeTakeFirst()

/** Stores what a page says, unless nobody asks for it any more. */
export async function recordReading(db: Db, url: string, { text, fault }: PageReading): Promise<void> {
  await db
    .updateTable('page_readings')
    .set({ text, fault, read_at: sql<Date>`now()` })
    .where('url', '=', url)
    .execute()
}

/** Nobody needs the text any more. */
export async function dropReading(db: Db, url: string): Promise<void> {
  await db.deleteFrom('page_readings').where('url', '=', url).execute()
}
