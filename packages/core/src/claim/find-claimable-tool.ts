import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { toolNamed } from '../tool/tool-named.ts'

/** A tool that visitors can open, with the host of its homepage. Throws `not_found`. */
export async function findClaimableTool(db: Db, slug: string): Promise<{ id: number; host: string }> {
  const tool = await db
    .selectFrom('tools')
    .innerJoin('sites', 'sites.id', 'tools.site_id')
    .select(['tools.id', 'sites.host'])
    .where('tools.id', '=', toolNamed(slug))
    .where('tools.status', 'in', ['published', 'closed'])
    .executeTakeFirst()
  if (tool === undefined) throw new AppError('not_found', `There is no tool ${slug}`)
  return tool
}
