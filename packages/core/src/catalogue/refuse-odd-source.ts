import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { createClaims } from './claim-names.ts'
import { parseRow, type KnownSlugs } from './parse-row.ts'
import type { Source } from './source/source.ts'

/** Above these shares the fault is not in single entries but in the source: half a file, another format, a broken list. */
const [maxRejectedShare, maxLeavingShare] = [0.2, 0.05]

/** Fewer prove nothing about a source: a small catalogue may lose one of three tools. */
const minCount = 10

type Check = { catalogue: string; known: KnownSlugs; signal?: AbortSignal | undefined }

/**
 * Reads a source to its end before anything is written. Throws if too many of its rows would be rejected, or too many
 * published tools of its catalogue removed or closed.
 */
export async function refuseOddSource(db: Db, source: Source, { catalogue, known, signal }: Check): Promise<void> {
  const claim = createClaims()
  const leaving: string[] = []
  let rows = 0
  let rejected = 0
  for await (const row of source.readRows()) {
    signal?.throwIfAborted()
    rows += 1
    const parsed = parseRow(row, known)
    if (parsed.reason !== undefined || claim(row.place, parsed.entry) !== undefined) rejected += 1
    else if ('removed' in parsed.entry || parsed.entry.closed === true) leaving.push(parsed.entry.slug)
  }
  refuseRejections(rejected, rows)
  if (leaving.length < minCount) return
  const { published, left } = await countLeaving(db, catalogue, leaving)
  if (left >= minCount && left > maxLeavingShare * published) {
    throw new Error(
      `The source removes or closes ${left} of ${published} published tools, more than ${maxLeavingShare * 100} %; use --force to import it anyway`,
    )
  }
}

/** Throws if more than a fifth of the rows were rejected or, below ten rejections, all of at least two rows. */
export function refuseRejections(rejected: number, rows: number): void {
  const isOdd = rejected >= minCount ? rejected > maxRejectedShare * rows : rejected > 1 && rejected === rows
  if (isOdd) {
    throw new Error(
      `${rejected} of ${rows} rows are rejected, more than ${maxRejectedShare * 100} %; use --force to import the others anyway`,
    )
  }
}

async function countLeaving(
  db: Db,
  catalogue: string,
  leaving: readonly string[],
): Promise<{ published: number; left: number }> {
  const { rows } = await sql<{ published: number; left: number }>`
    select count(*)::int as published, count(*) filter (where slug = any(${leaving}::text[]))::int as "left"
    from tools
    where catalogue = ${catalogue} and status = 'published'
  `.execute(db)
  return rows[0] ?? { published: 0, left: 0 }
}
