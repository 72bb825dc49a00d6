import type { CaseKind, CaseStatus } from '@polydex/contract/case/case'
import type { CorrectionProblem } from '@polydex/contract/case/correction-choices'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export const casesPerPage = 50

/** Waiting cases, oldest first; those held as spam, least suspicious first; decided ones, newest first. */
export const queueStates = ['open', 'held', 'decided'] as const
export type QueueState = (typeof queueStates)[number]

export type QueueFilter = {
  kind?: CaseKind | undefined
  state: QueueState
  /** For held cases: only those with this sign. */
  sign?: string | undefined
  /** Part of a name, an address or a reference to search for. */
  text?: string | undefined
  page: number
}

export type QueuedCase = {
  id: string
  reference: string
  kind: CaseKind
  status: CaseStatus
  locale: Locale
  /** The tool's name, as submitted or as listed. */
  name: string
  url: string
  problem: CorrectionProblem | null
  receivedAt: Date
  decidedAt: Date | null
}

export type Queue = {
  cases: (QueuedCase & { signs: string[] })[]
  hasMore: boolean
  /** Excludes held cases. */
  open: Record<CaseKind, number>
  held: number
}

/** Spelled out, so that PostgreSQL uses the index of open cases. */
const parts = {
  open: {
    condition: sql`cases.status in ('received', 'in-review') and not is_held`,
    order: sql`received_at, cases.id`,
  },
  held: {
    condition: sql`cases.status in ('received', 'in-review') and is_held`,
    order: sql`spam_score, received_at, cases.id`,
  },
  decided: { condition: sql`cases.status in ('accepted', 'declined')`, order: sql`decided_at desc, cases.id` },
} satisfies Record<QueueState, object>

/** One page of the cases of all kinds. */
export async function findQueue(db: Db, { kind, state, sign, text, page }: QueueFilter): Promise<Queue> {
  const part = `%${(text ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { condition, order } = parts[state]
  const { rows } = await sql<Queue['cases'][number]>`
    select spam_signs as signs, cases.id, reference, kind, cases.status, cases.locale, problem,
           coalesce(submissions.name, tools.name, '') as name,
           coalesce(submissions.url, tools.homepage_url, '') as url,
           received_at as "receivedAt", decided_at as "decidedAt"
    from cases
    left join submissions on submissions.id = cases.id
    left join corrections on corrections.id = cases.id
    left join tools on tools.id = cases.tool_id
    where ${condition} and (${sign ?? null}::text is null or ${sign ?? null} = any (spam_signs)) and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${text ?? ''} = '' or reference ilike ${part} or submissions.name ilike ${part}
           or submissions.url ilike ${part} or tools.name ilike ${part})
    order by ${order}
    offset ${(page - 1) * casesPerPage}
    limit ${casesPerPage + 1}
  `.execute(db)
  return { cases: rows.slice(0, casesPerPage), hasMore: rows.length > casesPerPage, ...(await countOpen(db)) }
}

async function countOpen(db: Db): Promise<Pick<Queue, 'open' | 'held'>> {
  const { rows } = await sql<{ kind: CaseKind; queued: number; held: number }>`
    select kind, count(*) filter (where not is_held)::int as queued, count(*) filter (where is_held)::int as held
    from cases where status in ('received', 'in-review') group by kind
  `.execute(db)
  return {
    open: {
      submission: 0,
      correction: 0,
      claim: 0,
      ...Object.fromEntries(rows.map(({ kind, queued }) => [kind, queued])),
    },
    held: rows.reduce((sum, { held }) => sum + held, 0),
  }
}

/** The open case that follows another in the queue; the oldest one if there is none. Undefined: the queue is empty. */
export async function findNextCase(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select cases.id
    from cases, (select received_at, id from cases where id = ${id}) as present
    where cases.status in ('received', 'in-review') and not is_held and cases.id <> present.id
    order by (cases.received_at, cases.id) < (present.received_at, present.id), cases.received_at, cases.id
    limit 1
  `.execute(db)
  return rows[0]?.id
}
