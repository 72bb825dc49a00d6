import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'
import type { CategoryStandings } from './compute-category-standings.ts'

/** Replaces the ranking of categories of a month, inside the caller's transaction. */
export async function storeCategoryStandings(
  transaction: Db,
  month: FirstDay,
  { basis, standings }: CategoryStandings,
): Promise<void> {
  await transaction.deleteFrom('category_standings').where('month', '=', month).execute()
  const rows = standings.map(({ growthRate, ...standing }, index) => ({
    ...standing,
    growth_rate: growthRate,
    position: index + 1,
  }))
  await sql`
    insert into category_standings
      (month, category_id, position, rank, previous_rank, basis, tools, amount, growth, growth_rate)
    select ${month}, categories.id, entry.position, entry.rank,
           case when entry.rank is not null then previous.rank end, ${basis},
           entry.tools, entry.amount, entry.growth, entry.growth_rate
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
      (category text, position smallint, rank smallint, tools int, amount float8, growth float8, growth_rate float8)
    join categories on categories.slug = entry.category
    left join category_standings previous
      on previous.month = ${addMonths(month, -1)} and previous.category_id = categories.id and previous.basis = ${basis}
  `.execute(transaction)
}
