import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'

export type IconDecision = { action: 'remove' | 'allow'; editor: string | null; madeAt: Date }

export type IconOfTool = {
  slug: string
  name: string
  icon: { bytes: Buffer; sourceUrl: string; fetchedAt: Date } | null
  /** Named by the verified maker, for the next visit. */
  namedUrl: string | null
  isRemoved: boolean
  decisions: IconDecision[]
}

type ListedIcon = { slug: string; name: string }

/** Tools whose icons were drawn last, newest first, and those whose icon is removed. */
export async function findIcons(db: Db, limit: number): Promise<{ newest: ListedIcon[]; removed: ListedIcon[] }> {
  const newest = await sql<ListedIcon>`
    select slug::text, name from tool_icons join tools on tools.id = tool_id
    order by fetched_at desc, tools.id limit ${limit}
  `.execute(db)
  const removed = await sql<ListedIcon>`
    select slug::text, name from tools
    join (select distinct on (tool_id) tool_id, action from icon_decisions order by tool_id, id desc) as decided
      on decided.tool_id = tools.id and action = 'remove'
    order by name
  `.execute(db)
  return { newest: newest.rows, removed: removed.rows }
}

/** The icon of a tool, with what editors decided about it. Throws `not_found`. */
export async function findIconOfTool(db: Db, slug: string): Promise<IconOfTool> {
  const { rows } = await sql<{ id: number; slug: string; name: string; namedUrl: string | null }>`
    select id, slug::text, name, named_icons.url as "namedUrl"
    from tools left join named_icons on tool_id = id
    where slug = ${slug} and status in ('published', 'closed')
  `.execute(db)
  const [tool] = rows
  if (tool === undefined) throw new AppError('not_found', `There is no tool ${slug}`)
  const { id, ...named } = tool
  const icon = await db
    .selectFrom('tool_icons')
    .select(['large as bytes', 'source_url as sourceUrl', 'fetched_at as fetchedAt'])
    .where('tool_id', '=', id)
    .executeTakeFirst()
  const decisions = await sql<IconDecision>`
    select action, editors.name as editor, made_at as "madeAt"
    from icon_decisions left join editors on editors.account_id = editor_id
    where tool_id = ${id} order by id desc limit 50
  `.execute(db)
  return {
    ...named,
    icon: icon ?? null,
    isRemoved: decisions.rows[0]?.action === 'remove',
    decisions: decisions.rows,
  }
}

/**
 * Removes the icon of a tool until an editor allows it again, or allows it: the next visit may then find one. The
 * decision is kept. Throws `not_found`.
 */
export async function decideIcon(
  db: Db,
  { slug, editorId, action }: { slug: string; editorId: number; action: IconDecision['action'] },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const tool = await transaction
      .selectFrom('tools')
      .select('id')
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst()
    if (tool === undefined) throw new AppError('not_found', `There is no tool ${slug}`)
    await transaction.insertInto('icon_decisions').values({ tool_id: tool.id, editor_id: editorId, action }).execute()
    if (action === 'allow') return
    await transaction.deleteFrom('tool_icons').where('tool_id', '=', tool.id).execute()
    await transaction.updateTable('tools').set({ icon_file: null }).where('id', '=', tool.id).execute()
  })
}
