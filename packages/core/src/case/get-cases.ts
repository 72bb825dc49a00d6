import {
  caseReference,
  type CaseStatus,
  type DeclineReason,
  type GetCaseInput,
  type OwnCases,
  type SentCase,
} from '@polydex/contract/case/case'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'

const maxOwnCases = 100

/** The tool of a case; if it was merged, the tool that it was merged into. */
const presentTool = sql<number>`coalesce((
  select tool_aliases.tool_id
  from tools as former join tool_aliases on tool_aliases.slug = former.slug
  where former.id = cases.tool_id and former.status = 'merged'), cases.tool_id)`

/** The part of a case that its sender may see. The tool is named only while visitors can open its page. */
function selectCases(db: Db, locale: Locale) {
  return db
    .selectFrom('cases')
    .leftJoin('submissions', 'submissions.id', 'cases.id')
    .leftJoin('corrections', 'corrections.id', 'cases.id')
    .leftJoin('tools', (join) =>
      join.on('tools.id', '=', presentTool).on('tools.status', 'in', ['published', 'closed']),
    )
    .leftJoin('tool_texts', (join) =>
      join.onRef('tool_texts.tool_id', '=', 'tools.id').on('tool_texts.locale', '=', locale),
    )
    .select(['cases.id', 'cases.reference', 'cases.kind', 'cases.status', 'cases.reason'])
    .select(['cases.received_at', 'cases.decided_at', 'corrections.problem'])
    .select(sql<string>`coalesce(submissions.name, tool_texts.name, tools.name, cases.reference)`.as('name'))
    .select(sql<string>`coalesce(submissions.url, tools.homepage_url, '')`.as('url'))
    .select(
      sql<SentCase['tool']>`case when tools.id is not null
        then json_build_object('slug', tools.slug, 'name', coalesce(tool_texts.name, tools.name)) end`.as('tool'),
    )
    .$narrowType<{
      kind: SentCase['kind']
      problem: SentCase['problem']
      status: CaseStatus
      reason: DeclineReason | null
    }>()
}

type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>

const showCase = ({ received_at, decided_at, ...shown }: CaseRow): OwnCases['cases'][number] => ({
  ...shown,
  receivedAt: received_at.toISOString(),
  decidedAt: decided_at?.toISOString() ?? null,
})

/**
 * The case with this id or reference. A reference is shorter, and is quoted to others: it shows how far the case is, and
 * not what it is about. Throws `not_found`.
 */
export async function getCase(db: Db, { id, locale }: GetCaseInput): Promise<SentCase> {
  const isReference = caseReference.safeParse(id).success
  const row = await selectCases(db, locale)
    .where(isReference ? 'cases.reference' : 'cases.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such case')
  const shown = showCase(row)
  return isReference ? { ...shown, id: null, name: row.reference, url: '', problem: null, tool: null } : shown
}

/** The cases of an account, newest first. */
export async function getOwnCases(db: Db, accountId: number, locale: Locale): Promise<OwnCases> {
  const rows = await selectCases(db, locale)
    .where('cases.account_id', '=', accountId)
    .orderBy('cases.received_at', 'desc')
    .orderBy('cases.id')
    .limit(maxOwnCases)
    .execute()
  return { cases: rows.map(showCase) }
}
