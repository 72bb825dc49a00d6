import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'

export type ListDecision = 'withdraw' | 'dismiss' | 'allow'

export type ReportedList = {
  id: string
  title: string
  isWithdrawn: boolean
  tools: { slug: string; name: string; note: string }[]
  /** Reports since the newest decision, newest first. */
  reports: { reason: string; text: string | null; reportedAt: string }[]
  decisions: { action: ListDecision; editor: string | null; madeAt: string }[]
}

/** Lists with reports that wait for a decision, most reports first, and after them those that are withdrawn. */
export async function findReportedLists(db: Db, limit: number): Promise<ReportedList[]> {
  const { rows } = await sql<ReportedList>`
    select own_lists.id, title, withdrawn_at is not null as "isWithdrawn",
      coalesce(tools.listed, '[]') as tools, coalesce(reports.open, '[]') as reports,
      coalesce(decided.decisions, '[]') as decisions
    from own_lists
    left join lateral (
      select json_agg(json_build_object('slug', slug, 'name', name, 'note', note) order by position) as listed
      from own_list_tools join tools on tools.id = tool_id where list_id = own_lists.id
    ) as tools on true
    left join lateral (
      select max(made_at) as last, json_agg(json_build_object(
        'action', action, 'editor', editors.name, 'madeAt', to_char(made_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')
      ) order by list_decisions.id desc) as decisions
      from list_decisions left join editors on editors.account_id = editor_id where list_id = own_lists.id
    ) as decided on true
    left join lateral (
      select count(*) as number, json_agg(json_build_object(
        'reason', reason, 'text', text, 'reportedAt', to_char(reported_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')
      ) order by list_reports.id desc) as open
      from list_reports
      where list_id = own_lists.id and reported_at > coalesce(decided.last, '-infinity')
    ) as reports on true
    where (reports.number > 0 or withdrawn_at is not null)
      and own_lists.id in (select list_id from list_reports union select list_id from list_decisions)
    order by reports.number desc, withdrawn_at desc, own_lists.id
    limit ${limit}
  `.execute(db)
  return rows
}

type Decision = { list: string; editorId: number; action: ListDecision }

/** Withdraws the link of a list, allows it again, or dismisses its reports; the decision is kept. Throws `not_found`. */
export async function decideList(db: Db, { list, editorId, action }: Decision): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const found = await transaction.selectFrom('own_lists').select('id').where('id', '=', list).executeTakeFirst()
    if (found === undefined) throw new AppError('not_found', 'There is no such list')
    await transaction.insertInto('list_decisions').values({ list_id: list, editor_id: editorId, action }).execute()
    if (action === 'dismiss') return
    await transaction
      .updateTable('own_lists')
      .set({ withdrawn_at: action === 'withdraw' ? sql`now()` : null })
      .where('id', '=', list)
      .execute()
  })
}
