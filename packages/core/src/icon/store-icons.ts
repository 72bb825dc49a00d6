import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type DrawnIcon = { small: Buffer; large: Buffer; sourceUrl: string }

/** Stores an icon of a tool; pages show it after `showIcons`. */
export async function storeIcon(db: Db, toolId: number, icon: DrawnIcon, now: Date): Promise<void> {
  const { small, large, sourceUrl } = icon
  const hash = createHash('sha256').update(small).update(large).digest('hex').slice(0, 32)
  const values = { hash, small, large, source_url: sourceUrl, fetched_at: now }
  await db
    .insertInto('tool_icons')
    .values({ tool_id: toolId, ...values })
    .onConflict((conflict) => conflict.column('tool_id').doUpdateSet(values))
    .execute()
}

/**
 * Gives tools the files of their icons, all in one statement: each change makes every page render anew. Drops the icons of
 * tools that are gone, of brands that objected (`off`, slugs), and of those whose icon an editor removed meanwhile.
 */
export async function showIcons(db: Db, off: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`
      delete from tool_icons using tools
      where tools.id = tool_icons.tool_id
        and (tools.status not in ('published', 'closed') or tools.slug = any (${[...off]}::text[]) or 'remove' = (
          select action from icon_decisions where icon_decisions.tool_id = tools.id order by id desc limit 1))
    `.execute(transaction)
    await sql`
      update tools set icon_file = meant.file
      from (select id, tool_icons.hash || '-96' as file from tools left join tool_icons on tool_id = id) as meant
      where meant.id = tools.id and tools.icon_file is distinct from meant.file
    `.execute(transaction)
  })
}
