import { localeCodes } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { toolEntry, type ToolEntry } from './catalogue-schema.ts'
import { selectEntry } from './entry-fields.ts'

/** A tool's entry, with the values by which an import decides whether it may change it. */
export type EntryState = { entry: ToolEntry; contentHash: string; isDecided: boolean }

/** The stored entry of a tool in the format of a catalogue file. Undefined for a removed or merged tool. */
export async function findEntry(db: Db, toolId: number): Promise<EntryState | undefined> {
  const { rows } = await sql<{ entry: { texts?: object }; contentHash: string; isDecided: boolean }>`
    select ${selectEntry} as entry, content_hash as "contentHash", is_decided as "isDecided"
    from tools
    where tools.id = ${toolId} and tools.status in ('published', 'closed')
  `.execute(db)
  const [row] = rows
  return row === undefined ? undefined : { ...row, entry: inFileOrder(toolEntry.parse(row.entry)) }
}

/** Sorts languages in the order of the files, so that a changed entry differs from its file only in the changed parts. */
export const inFileOrder = (entry: ToolEntry): ToolEntry => ({
  ...entry,
  texts: Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const text = entry.texts[locale]
      return text === undefined ? [] : [[locale, text]]
    }),
  ),
})
