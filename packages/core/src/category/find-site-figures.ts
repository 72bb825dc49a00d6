import type { SiteFigures } from '@polydex/contract/category'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { toFirstDay } from '../traffic/month.ts'

/** The numbers that describe the whole site: counts as stored, dates as the jobs recorded them. */
export async function findSiteFigures(db: Db): Promise<SiteFigures> {
  const row = await db
    .selectNoFrom((e) => [
      e.selectFrom('tool_counts').select('tools').where('scope', '=', 'all').as('tools'),
      e
        .selectFrom('tool_counts')
        .select((f) => f.fn.countAll<number>().as('categories'))
        .where('scope', '=', 'category')
        .where('tools', '>', 0)
        .as('categories'),
      e
        .selectFrom('job_runs')
        .select(sql<string>`(finished_at at time zone 'utc')::date`.as('day'))
        .where('job', '=', 'import-catalogue')
        .where('status', '=', 'succeeded')
        .orderBy('started_at', 'desc')
        .limit(1)
        .as('catalogueUpdatedOn'),
      e
        .selectFrom('job_runs')
        .select(sql<string>`result ->> 'figuresMonth'`.as('month'))
        .where('job', '=', 'refresh-rankings')
        .where('status', '=', 'succeeded')
        .orderBy('started_at', 'desc')
        .limit(1)
        .as('figuresMonth'),
    ])
    .executeTakeFirstOrThrow()
  return {
    tools: row.tools ?? 0,
    categories: row.categories ?? 0,
    catalogueUpdatedOn: row.catalogueUpdatedOn,
    figuresMonth: row.figuresMonth,
    figuresBasis: row.figuresMonth === null ? null : await findBasis(db, row.figuresMonth),
  }
}

async function findBasis(db: Db, month: string): Promise<SiteFigures['figuresBasis']> {
  const row = await db
    .selectFrom('rankings')
    .select('basis')
    .where('kind', '=', 'category')
    .where('key', '=', '')
    .where('month', '=', toFirstDay(month))
    .executeTakeFirst()
  return row?.basis ?? null
}
