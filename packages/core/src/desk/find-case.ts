import type { DeclineReason } from '@polydex/contract/case/case'
import type { ClaimProof } from '@polydex/contract/case/claim'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { ToolEntry } from '../catalogue/entry/catalogue-schema.ts'
import { findEntry } from '../catalogue/entry/find-entry.ts'
import type { Db } from '../db/connect.ts'
import { isVerified } from '../maker/is-verified.ts'
import { checkAddress } from '../submission/check-address.ts'
import { getSuggestions } from '../tool/get-suggestions.ts'
import { draftCorrection, draftSubmission, type SentCorrection, type SentSubmission } from './draft-entry.ts'
import { findHistory, type PastDecision } from './find-history.ts'
import type { QueuedCase } from './find-queue.ts'
import { nearTools } from '../search/query/near-tools.ts'
import { registrableDomainOf } from '../submission/registrable-domain.ts'

const maxLength = 80

/** Latin letters, digits and single hyphens; empty for a name without any. */
const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength - 4)
    .replace(/^-+|-+$/g, '')

/**
 * Proposes a slug for a new tool that no tool has or had: its name, else its domain, else the first of these with a
 * number. A tool whose publication was undone gets its slug back.
 */
async function proposeSlug(db: Db, { name, url }: { name: string; url: string }): Promise<string> {
  const former = await db
    .selectFrom('tools')
    .select('slug')
    .where('homepage_url', '=', url)
    .where('status', '=', 'removed')
    .where('is_decided', '=', true)
    .executeTakeFirst()
  if (former !== undefined) return former.slug
  const host = new URL(url).hostname
  const wanted = [toSlug(name), toSlug(registrableDomainOf(host) ?? host)].filter((slug) => slug !== '')
  const numbered = Array.from({ length: 97 }, (_, index) => `${wanted[0]}-${index + 2}`)
  const candidates = [...wanted, ...numbered]
  const { rows } = await sql<{ slug: string }>`
    select slug from tools where slug = any (${candidates}::text[])
    union
    select slug from tool_aliases where slug = any (${candidates}::text[])
  `.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug))
  const free = candidates.find((slug) => !taken.has(slug))
  if (free === undefined) throw new Error(`No slug is free for ${name}`)
  return free
}

const compared = { maxWords: 12, maxTools: 30 }
const maxCategories = 3

/** Categories of listed tools whose texts share the rarest words of this one; best match first. */
async function suggestCategories(db: Db, text: string, locale: Locale): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    with ${nearTools(text, locale, compared)}
    select categories.slug
    from near
    join tool_categories on tool_categories.tool_id = near.tool_id
    join categories on categories.id = tool_categories.category_id
    group by categories.slug
    order by sum(fit / tool_categories.position) desc, categories.slug
    limit ${maxCategories}
  `.execute(db)
  return rows.map(({ slug }) => slug)
}

/** Evidence for a claim. */
export type SentClaim = { host: string; proof: ClaimProof; provenAt: string; otherMakers: number }

type Named = { slug: string; name: string }

export type DeskCase = Omit<QueuedCase, 'name' | 'url'> & {
  version: number
  reason: DeclineReason | null
  toolId: number | null
  submission: SentSubmission | null
  correction: SentCorrection | null
  claim: SentClaim | null
  /** The sender is the verified maker of the tool. */
  isByMaker: boolean
}

export type CaseFile = DeskCase & {
  /** The stored entry of the tool; null: there is none. */
  entry: ToolEntry | null
  /**
   * The entry that approving the case unchanged would store; null: a claim stores nothing, or the corrected tool is no
   * longer listed.
   */
  draft: ToolEntry | null
  /** Listed tools on the same site or with a similar name. */
  similar: Named[]
  /** Slugs of categories whose tools have similar texts. */
  suggestedCategories: string[]
  history: PastDecision[]
}

/** Everything an editor needs to decide on a case. Opening a received case sets it in review. Throws `not_found`. */
export async function openCase(db: Db, id: string, now: Date): Promise<CaseFile> {
  await sql`update cases set status = 'in-review' where id = ${id} and status = 'received'`.execute(db)
  const found = await findCase(db, id)
  const entry = found.toolId === null ? null : ((await findEntry(db, found.toolId))?.entry ?? null)
  return {
    ...found,
    entry,
    draft: await draft(db, found, entry, now.toISOString().slice(0, 10)),
    similar: found.submission === null ? [] : await findSimilar(db, found.submission, found.locale),
    suggestedCategories:
      found.submission === null
        ? []
        : await suggestCategories(db, `${found.submission.name}\n${found.submission.description}`, found.locale),
    history: await findHistory(db, { caseId: id, toolId: found.toolId }),
  }
}

/** A case as sent, with its state. Throws `not_found`. */
export async function findCase(db: Db, id: string): Promise<DeskCase> {
  const { rows } = await sql<DeskCase>`
    select cases.id, reference, kind, status, cases.locale, corrections.problem, received_at as "receivedAt",
           decided_at as "decidedAt", version, reason, tool_id as "toolId",
           case when submissions.id is not null then json_build_object(
             'name', submissions.name, 'url', url, 'categories', category_slugs, 'description', description,
             'pricing', pricing_model, 'languages', languages, 'isMaker', is_maker,
             'hasTrial', sealed_trial is not null) end as submission,
           case when corrections.id is not null then json_build_object(
             'problem', problem, 'field', field, 'text', text, 'source', source) end as correction,
           (select json_build_object('host', claims.host, 'proof', proof, 'provenAt', proven_at, 'otherMakers', (
              select count(*) from claims as others join cases as accepted on accepted.id = others.case_id
              where others.tool_id = claims.tool_id and others.id <> claims.id and accepted.status = 'accepted'))
            from claims where claims.case_id = cases.id) as claim,
           exists (
             select from claims join tools on tools.id = claims.tool_id
             where claims.tool_id = cases.tool_id and claims.account_id = cases.account_id and ${isVerified}
               and kind <> 'claim') as "isByMaker"
    from cases
    left join submissions on submissions.id = cases.id
    left join corrections on corrections.id = cases.id
    where cases.id = ${id}
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new AppError('not_found', 'There is no such case')
  return row
}

async function draft(
  db: Db,
  { kind, submission, correction, locale }: DeskCase,
  entry: ToolEntry | null,
  today: string,
): Promise<ToolEntry | null> {
  if (kind === 'claim') return null
  if (submission !== null && entry === null)
    return draftSubmission(submission, { slug: await proposeSlug(db, submission), locale, today })
  return correction === null || entry === null ? entry : draftCorrection(entry, correction, locale)
}

async function findSimilar(db: Db, { name, url }: SentSubmission, locale: Locale): Promise<Named[]> {
  const { tools: ofSite } = await checkAddress(db, { url, locale })
  const { suggestions } = await getSuggestions(db, { q: name, locale })
  const ofName = suggestions.filter(({ kind }) => kind === 'tool')
  const found = new Map([...ofSite, ...ofName].map(({ slug, name: shown }) => [slug, { slug, name: shown }]))
  return [...found.values()]
}
