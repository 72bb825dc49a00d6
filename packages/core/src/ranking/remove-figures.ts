import type { TrafficKind } from '@polydex/contract/figure/ranking'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { recordJobRun } from '../job/record-job-run.ts'
import { refreshRankings } from './refresh-rankings.ts'
import { refreshToolLists } from '../tool-list/refresh-tool-lists.ts'
import type { FirstDay } from '../traffic/month.ts'

export type RemovedFigures = { months: number; figures: number; siteFigures: number; rankings: number }

/**
 * Removes the figures of one kind and everything computed from them. Rankings of months that also have other figures
 * are recomputed from those, and so are the lists: both as runs of their jobs, whose dates pages show.
 */
export async function removeFigures(db: Db, kind: TrafficKind, now: Date): Promise<RemovedFigures> {
  const removed = await db.transaction().execute((transaction) => deleteFigures(transaction, kind))
  if (removed.months === 0) return removed
  await recordJobRun(db, 'refresh-rankings', {}, () => refreshRankings(db, undefined, now))
  await recordJobRun(db, 'refresh-lists', {}, () =>
    db.transaction().execute((transaction) => refreshToolLists(transaction)),
  )
  return removed
}

async function deleteFigures(transaction: Db, kind: TrafficKind): Promise<RemovedFigures> {
  const { rows } = await sql<{ month: FirstDay }>`
    select month from monthly_traffic where kind = ${kind} union select month from site_figures where kind = ${kind}
  `.execute(transaction)
  const months = rows.map(({ month }) => month)
  const { numDeletedRows: figures } = await transaction
    .deleteFrom('monthly_traffic')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  const { numDeletedRows: siteFigures } = await transaction
    .deleteFrom('site_figures')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  // Entries are deleted by cascade.
  const { numAffectedRows: rankings } = await sql`
    delete from rankings where month = any(${months}::date[])
  `.execute(transaction)
  await sql`delete from category_standings where month = any(${months}::date[])`.execute(transaction)
  return {
    months: months.length,
    figures: Number(figures),
    siteFigures: Number(siteFigures),
    rankings: Number(rankings ?? 0),
  }
}
