import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { floodQueue } from '../submission/spam-signs.ts'

/** Releases held cases into the queue. An editor has seen them, so no campaign takes them back. Returns their number. */
export async function releaseCases(db: Db, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update cases set is_held = false, status = 'in-review'
    where id = any (${ids}::uuid[]) and is_held and status in ('received', 'in-review')
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Releases cases that were held only because of a flood, oldest first, as far as the queue has room. */
export async function admitDelayed(db: Db): Promise<void> {
  await sql`
    update cases set is_held = false
    where id in (
      select id from cases
      where status in ('received', 'in-review') and is_held and 'flood' = any (spam_signs)
      order by received_at, id
      limit greatest(0, ${sql.lit(floodQueue)} - (
        select count(*) from cases where status in ('received', 'in-review') and not is_held))
      for update skip locked)
  `.execute(db)
}

/** Number of held cases with each sign, the most common first. */
export async function countHeldSigns(db: Db): Promise<{ sign: string; cases: number }[]> {
  const { rows } = await sql<{ sign: string; cases: number }>`
    select sign, count(*)::int as cases
    from cases, unnest(spam_signs) as sign
    where status in ('received', 'in-review') and is_held
    group by sign
    order by cases desc, sign
  `.execute(db)
  return rows
}

/** Held cases with a sign, most suspicious first. */
export async function findHeldIds(db: Db, sign: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from cases
    where status in ('received', 'in-review') and is_held and ${sign} = any (spam_signs)
    order by spam_score desc, received_at, id
    limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
