import type { DeclineReason } from '@polydex/contract/case/case'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import { announceDecision } from '../case/announce-decision.ts'
import type { ToolEntry } from '../catalogue/entry/catalogue-schema.ts'
import type { Db } from '../db/connect.ts'
import { toolNamed } from '../tool/tool-named.ts'
import { isOpen, lockCase, setCaseState, StaleCase, type CaseState, type LockedCase } from './case-state.ts'
import { recordDecision } from './record-decision.ts'
import { storeEntry, type ToolChange } from './store-entry.ts'

export type Verdict =
  /** The entry to store: a new tool, or the corrected one. A claim changes none. */
  | {
      action: 'approve'
      entry?: ToolEntry
      /** For a submission with a trial login: whether the tool gets it. */
      showsTrial?: boolean | undefined
    }
  | { action: 'decline'; reason: DeclineReason }
  /** The submitted tool is already listed, under this slug. */
  | { action: 'merge'; into: string }

export type Deciding = {
  caseId: string
  /** The version that the editor saw; undefined for a bulk decline from a list. */
  version: number | undefined
  editorId: number
  now: Date
}

/**
 * Decides on an open case. The case, the tool with its texts and search documents, the row of the history and the
 * queued refresh are stored together or not at all. Throws StaleCase if another editor was faster.
 */
export async function decideCase(db: Db, deciding: Deciding, verdict: Verdict): Promise<{ decisionId: number }> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockCase(transaction, deciding.caseId, deciding.version)
    if (!isOpen(found)) throw new StaleCase()
    const { after, change } = await carryOut(transaction, found, verdict, deciding.now)
    const decisionId = await settleCase(transaction, found, { ...deciding, action: verdict.action, after, change })
    if (verdict.action === 'approve' && found.kind === 'submission') {
      if (verdict.showsTrial !== undefined)
        await sql`select queue_trial_adoption(${found.id}, ${verdict.showsTrial})`.execute(transaction)
      await settleSiblings(transaction, found, after, deciding)
    }
    return { decisionId }
  })
}

type Outcome = { after: CaseState; change: ToolChange | undefined }

async function carryOut(transaction: Db, found: LockedCase, verdict: Verdict, now: Date): Promise<Outcome> {
  if (verdict.action === 'decline')
    return { after: { status: 'declined', reason: verdict.reason, toolId: found.toolId }, change: undefined }
  if (verdict.action === 'merge') return { after: await mergeInto(transaction, found, verdict.into), change: undefined }
  if (found.kind === 'claim') return { after: await acceptClaim(transaction, found), change: undefined }
  if (verdict.entry === undefined) throw new AppError('invalid_input', 'The entry is missing')
  await requireOwnSlug(transaction, found, verdict.entry)
  const change = await storeEntry(transaction, verdict.entry, now.toISOString().slice(0, 10))
  return { after: { status: 'accepted', reason: null, toolId: change.toolId }, change }
}

/** The token may have been found on a host that the tool no longer has. */
async function acceptClaim(transaction: Db, { id, toolId }: LockedCase): Promise<CaseState> {
  const { rows } = await sql`
    select from claims
    join tools on tools.id = claims.tool_id and tools.status in ('published', 'closed')
    join sites on sites.id = tools.site_id and sites.host = claims.host
    where claims.case_id = ${id}
  `.execute(transaction)
  if (rows.length === 0) throw new AppError('invalid_input', 'The tool has another host by now, or is no longer listed')
  return { status: 'accepted', reason: null, toolId }
}

async function mergeInto(transaction: Db, { kind }: LockedCase, slug: string): Promise<CaseState> {
  if (kind !== 'submission') throw new AppError('invalid_input', 'Only a submission can be merged into a tool')
  const tool = await transaction
    .selectFrom('tools')
    .select('id')
    .where('id', '=', toolNamed(slug))
    .where('status', 'in', ['published', 'closed'])
    .executeTakeFirst()
  if (tool === undefined) throw new AppError('not_found', `There is no tool ${slug}`)
  return { status: 'declined', reason: 'listed', toolId: tool.id }
}

/** A submission must not overwrite a listed tool or one removed on request; a correction may only change its own tool. */
async function requireOwnSlug(transaction: Db, { kind, toolId }: LockedCase, { slug }: ToolEntry): Promise<void> {
  const holder = await transaction
    .selectFrom('tools')
    .select(['id', 'status', 'is_decided'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (kind === 'correction') {
    if (holder === undefined || holder.id !== toolId)
      throw new AppError('invalid_input', 'The entry is not that of the corrected tool')
    return
  }
  if (holder === undefined) return
  if (holder.status !== 'removed') throw new AppError('invalid_input', `The slug ${slug} is taken`)
  // A tool removed by undoing a decision may come back.
  if (!holder.is_decided) throw new AppError('invalid_input', `${slug} was removed on request`)
}

type Settling = Pick<Deciding, 'editorId'> & Outcome & { action: Verdict['action'] }

async function settleCase(
  transaction: Db,
  found: LockedCase,
  { editorId, action, after, change }: Settling,
): Promise<number> {
  await setCaseState(transaction, found.id, after)
  await announceDecision(transaction, found.id)
  return recordDecision(transaction, { editorId, action, change, ofCase: { id: found.id, before: found, after } })
}

/** Settles other senders' open cases about the same address: the tool is listed now. */
async function settleSiblings(
  transaction: Db,
  { id, subject }: LockedCase,
  { toolId }: CaseState,
  { editorId }: Deciding,
): Promise<void> {
  if (subject === null) return
  const { rows } = await sql<LockedCase>`
    select id, kind, subject, status, reason, tool_id as "toolId", version
    from cases
    where kind = 'submission' and subject = ${subject} and status in ('received', 'in-review') and id <> ${id}
    for update
  `.execute(transaction)
  for (const sibling of rows) {
    const after: CaseState = { status: 'declined', reason: 'listed', toolId }
    await settleCase(transaction, sibling, { editorId, action: 'merge', after, change: undefined })
  }
}
