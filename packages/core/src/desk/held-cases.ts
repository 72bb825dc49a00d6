import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { floodQueue } from '../submission/spam-signs.ts'

/** Puts held cases into the queue; an editor has looked at them, so no campaign takes them back. Returns how many it were. */
export async function releaseCases(db: Db, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update cases set is_held = false, status = 'in-review'
    where id = any (${ids}::uuid[]) and is_held and status in ('received', 'in-review')
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Lets cases follow into the queue that only a flood has delayed, oldest first, as far as there is room. */
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

/** How many held cases have each sign, the commonest first. */
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
