import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Identity of an import: the same address under another name, or with another taxonomy, is another import. */
export type ImportArguments = { from: string; as?: string | undefined; taxonomy?: string | undefined }

/** The ETag of the newest successful import with these arguments, if its server sent one. */
export async function findLastEtag(db: Db, importArguments: ImportArguments): Promise<string | undefined> {
  const { rows } = await sql<{ etag: string | null }>`
    select result ->> 'etag' as etag
    from job_runs
    where job = 'import-catalogue' and status = 'succeeded' and arguments = ${JSON.stringify(importArguments)}::jsonb
      -- A run that got "not modified" stored nothing.
      and not result ? 'notModified'
    order by id desc
    limit 1
  `.execute(db)
  return rows[0]?.etag ?? undefined
}
