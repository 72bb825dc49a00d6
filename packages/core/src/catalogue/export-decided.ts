import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '../db/connect.ts'
import type { RemovalEntry, ToolEntry } from './entry/catalogue-schema.ts'
import { findEntry } from './entry/find-entry.ts'
import { toolFileOf } from './source/tool-files.ts'
import { deskCatalogue } from './store/plan-batch.ts'

async function write(folder: string, entry: ToolEntry | RemovalEntry): Promise<void> {
  const path = join(folder, toolFileOf(entry.slug))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(entry, null, 2)}\n`)
}

/**
 * Writes the entries decided at the desk as files of a catalogue folder, to be committed. An import of the folder then
 * finds them unchanged and takes them over. Returns the slugs written.
 */
export async function exportDecided(db: Db, folder: string): Promise<string[]> {
  const tools = await db
    .selectFrom('tools')
    .select(['id', 'slug', 'status', 'catalogue'])
    .where('is_decided', '=', true)
    .orderBy('slug')
    .execute()
  const written: string[] = []
  for (const { id, slug, status, catalogue } of tools) {
    const state = await findEntry(db, id)
    if (state !== undefined) await write(folder, state.entry)
    // It was never in a catalogue's files, so there is nothing to remove from them.
    else if (status !== 'removed' || catalogue === deskCatalogue) continue
    else await write(folder, { slug, removed: true })
    written.push(slug)
  }
  return written
}
