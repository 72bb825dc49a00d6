import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Marks } from '../source/read-marks.ts'

/** Gives tools the files of their marks, but for those whose brand objected, and takes all others away. */
export async function storeMarks(db: Db, marks: Marks, off: readonly string[]): Promise<void> {
  const files = Object.entries(marks)
    .filter(([slug]) => !off.includes(slug))
    .map(([slug, { hash }]) => ({ slug, file: `${slug}-${hash}` }))
  await sql`
    update tools set mark_file = meant.file
    from tools known
    left join jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as meant (slug text, file text)
      on meant.slug = known.slug
    where known.id = tools.id and tools.mark_file is distinct from meant.file
  `.execute(db)
}
