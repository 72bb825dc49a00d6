import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { CaseMarks } from './list-marks.ts'
import type { SpamSign } from './spam-signs.ts'
import { requiredOverlap } from './sketch-text.ts'

/**
 * Number of other cases with the same text, domain or contact that make a campaign. Fewer may come from a maker with
 * several products.
 */
const [minSimilar, minOfDomain, minOfContact, minDeclined] = [3, 6, 3, 3]
/** Cases with one unusual suffix per hour. */
const minOfSuffix = 15
/** Maximum number of compared cases: enough to recognise a campaign, and a bound on the cost of a flood. */
const maxCompared = 300

type Campaign = {
  signs: SpamSign[]
  /** Other cases of the campaign, if one is recognised. */
  members: string[]
}

type Near = { id: string; isSimilar: boolean; isOfDomain: boolean; isOfContact: boolean; isDeclined: boolean }

/** Compares a case with those of the last week, and with declined ones of the last month. */
export async function findCampaign(db: Db, marks: CaseMarks): Promise<Campaign> {
  const near = await findNear(db, marks)
  const similar = near.filter(({ isSimilar, isDeclined }) => isSimilar && !isDeclined)
  const ofDomain = near.filter(({ isOfDomain, isDeclined }) => isOfDomain && !isDeclined)
  const ofContact = near.filter(({ isOfContact, isDeclined }) => isOfContact && !isDeclined)
  const declined = near.filter(({ isDeclined }) => isDeclined)
  const found: [SpamSign, boolean, Near[]][] = [
    ['campaign', similar.length >= minSimilar, similar],
    ['same-domain', ofDomain.length >= minOfDomain, ofDomain],
    ['same-contact', ofContact.length >= minOfContact, ofContact],
    ['declined-before', declined.length >= minDeclined, []],
    ['similar', similar.length > 0 && similar.length < minSimilar, []],
  ]
  const shown = found.filter(([, isShown]) => isShown)
  return {
    signs: shown.map(([sign]) => sign),
    members: [...new Set(shown.flatMap(([, , cases]) => cases.map(({ id }) => id)))],
  }
}

async function findNear(db: Db, { sketch, domain, contacts }: CaseMarks): Promise<Near[]> {
  const needed = requiredOverlap(sketch)
  const compared = [...(needed === undefined ? [] : sketch), ...domain, ...contacts]
  if (compared.length === 0) return []
  const { rows } = await sql<Near>`
    select id,
           cardinality(array(
             select unnest(spam_marks) intersect select unnest(${sketch}::integer[]))) >= ${needed ?? 1_000} as "isSimilar",
           spam_marks && ${domain}::integer[] as "isOfDomain",
           spam_marks && ${contacts}::integer[] as "isOfContact",
           coalesce(status = 'declined', false) as "isDeclined"
    from (
      select id, spam_marks, status, reason
      from cases
      where spam_marks && ${compared}::integer[]
        and (received_at > now() - interval '7 days' and status <> 'declined'
             or received_at > now() - interval '30 days' and status = 'declined' and reason in ('promotion', 'harmful'))
      order by received_at desc
      limit ${sql.lit(maxCompared)}
    ) as near
  `.execute(db)
  return rows.filter(({ isSimilar, isOfDomain, isOfContact }) => isSimilar || isOfDomain || isOfContact)
}

/** Holds visitors' earlier cases of a campaign, including delayed ones, unless an editor has opened them. */
export async function holdMembers(
  transaction: Db,
  members: readonly string[],
  sign: SpamSign,
  weight: number,
): Promise<void> {
  if (members.length === 0) return
  await sql`
    update cases
    set is_held = true, spam_signs = array_append(array_remove(spam_signs, 'flood'), ${sign}),
        spam_score = spam_score + ${weight}
    where id in (
      select id from cases
      where id = any (${members}::uuid[]) and status = 'received' and (not is_held or 'flood' = any (spam_signs)) and account_id is null
      for update skip locked)
  `.execute(transaction)
}

/** Undecided cases of the last hour from senders without a confirmed address. */
type Inflow = { arrived: number; held: number; queued: number; isOfSuffix: boolean }

/** Counting more would not change any decision. */
const maxCounted = 1_000

export async function countInflow(db: Db, { suffix }: CaseMarks): Promise<Inflow> {
  const { rows } = await sql<Omit<Inflow, 'isOfSuffix'> & { ofSuffix: number }>`
    select count(*)::int as arrived, count(*) filter (where is_held)::int as held,
           (select count(*)::int from cases left join accounts on accounts.id = account_id
            where cases.status in ('received', 'in-review') and not is_held and received_at > now() - interval '1 hour'
              and email_confirmed_at is null) as queued,
           count(*) filter (where spam_marks && ${suffix}::integer[])::int as "ofSuffix"
    from (
      select is_held, spam_marks
      from cases left join accounts on accounts.id = account_id
      where cases.status in ('received', 'in-review') and received_at > now() - interval '1 hour' and email_confirmed_at is null
      order by received_at desc
      limit ${sql.lit(maxCounted)}
    ) as lately
  `.execute(db)
  const { arrived = 0, held = 0, queued = 0, ofSuffix = 0 } = rows[0] ?? {}
  return { arrived, held, queued, isOfSuffix: ofSuffix >= minOfSuffix }
}
