import { setTimeout as wait } from 'node:timers/promises'
import { storeSession } from '@polydex/core/account/create-session'
import { connect, type Db } from '@polydex/core/db/connect'
import { createTestAccountRow } from '@polydex/core/testing/test-senders'
import { sql } from 'kysely'
import { unrelatedAddress } from '../flood/scattered-addresses.ts'
import type { HonestPost } from './honest-posts.ts'
import { createRandom } from './random.ts'
import type { Post, SpamKind } from './spam-kinds.ts'

/** Sends a form as the web does, for a visitor at this address. */
export type SendPost = (
  post: Post & { categories: string[] },
  sender: { address: string; token: string | undefined },
) => Promise<{ status: number; id: string | undefined }>

type Simulation = {
  /** Connects as the administrator. */
  databaseUrl: string
  send: SendPost
  kinds: readonly SpamKind[]
  spam: number
  addresses: number
  honest: readonly HonestPost[]
  seed: number
  /** Spreads the run over this many hours, by backdating earlier cases. */
  hours?: number
  /** Called after every thousand posts. */
  onProgress?: (outcome: Outcome) => void
}

export type Tally = {
  sent: number
  refused: number
  limited: number
  held: number
  delayed: number
  queued: number
  published: number
}
export type Outcome = {
  kinds: Map<string, Tally>
  /** Honest posts that were refused or held: sender, name and reason. */
  misjudged: string[]
}

type Planned = Post & {
  kind: string
  address: string
  hasAccount: boolean
  status?: number
  id?: string
  wasBusy?: true
}
const clients = 8
/** A sender who is told that the site is busy sends the form again. */
const [maxTries, pauseMs] = [20, 250]

/** Sends all posts in random order, and counts the outcomes. */
export async function simulate(simulation: Simulation): Promise<Outcome> {
  const { databaseUrl, send, hours = 0, onProgress } = simulation
  const db = connect(databaseUrl, { poolSize: 2 })
  try {
    const planned = plan(simulation)
    const waiting = [...planned]
    const perHour = hours > 0 ? Math.ceil(planned.length / hours) : Number.POSITIVE_INFINITY
    let sent = 0
    const work = async (): Promise<void> => {
      for (let post = waiting.shift(); post !== undefined; post = waiting.shift()) {
        const { locale, url, name, description } = post
        const token = post.hasAccount ? await createConfirmed(db) : undefined
        const form = { locale, url, name, description, categories: ['copywriting'] }
        for (let tries = 0; tries < maxTries; tries += 1) {
          Object.assign(post, await send(form, { address: post.address, token }))
          if (post.status !== 503) break
          post.wasBusy = true
          await wait(pauseMs)
        }
        sent += 1
        if (sent % 1_000 === 0)
          onProgress?.(
            await count(
              db,
              planned.filter(({ status }) => status !== undefined),
            ),
          )
        if (sent % perHour === 0) await sql`update cases set received_at = received_at - interval '1 hour'`.execute(db)
      }
    }
    await Promise.all(Array.from({ length: clients }, work))
    return await count(db, planned)
  } finally {
    await db.destroy()
  }
}

function plan({ kinds, spam, addresses, honest, seed }: Simulation): Planned[] {
  const random = createRandom(seed)
  const posts = Array.from({ length: spam }, (_, index): Planned => {
    const kind = kinds[index % kinds.length] as SpamKind
    const address = unrelatedAddress(random.integer(0, addresses - 1))
    return { ...kind.write(random, index), kind: kind.name, address, hasAccount: false }
  })
  return random.shuffle([...posts, ...honest.map((post) => ({ ...post, kind: `honest: ${post.from}` }))])
}

async function createConfirmed(db: Db): Promise<string> {
  const id = await createTestAccountRow(db)
  await db.updateTable('accounts').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute()
  return (await storeSession(db, id, { isRemembered: false, browser: null, system: null })).token
}

async function count(db: Db, planned: readonly Planned[]): Promise<Outcome> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('submissions', 'submissions.id', 'cases.id')
    .select(['cases.id', 'is_held', 'status', 'spam_signs', 'url'])
    .execute()
  const cases = new Map(rows.map((row) => [row.id, row]))
  const byUrl = new Map(rows.map((row) => [row.url, row]))
  const kinds = new Map<string, Tally>()
  const misjudged: string[] = []
  for (const { kind, status, id, url, name, locale, wasBusy } of planned.toSorted((a, b) =>
    a.kind < b.kind ? -1 : 1,
  )) {
    const tally = kinds.get(kind) ?? { sent: 0, refused: 0, limited: 0, held: 0, delayed: 0, queued: 0, published: 0 }
    kinds.set(kind, tally)
    // A form may have been stored although its sender was told that the site is busy.
    const stored = cases.get(id ?? '') ?? (wasBusy === true ? byUrl.get(url) : undefined)
    tally.sent += 1
    if (stored === undefined) tally[status === 429 ? 'limited' : 'refused'] += 1
    else if (stored.status === 'accepted') tally.published += 1
    else tally[stored.is_held ? (isDelayed(stored) ? 'delayed' : 'held') : 'queued'] += 1
    if (kind.startsWith('honest') && (stored === undefined || (stored.is_held && !isDelayed(stored))))
      misjudged.push(
        `${kind}, ${locale}, ${name}: ${stored === undefined ? `status ${status}` : stored.spam_signs.join(', ')}`,
      )
  }
  return { kinds, misjudged }
}

const isDelayed = ({ spam_signs }: { spam_signs: string[] }): boolean => spam_signs.includes('flood')

/** The sum of the tallies of all honest kinds, or of all others. */
export const sumTallies = ({ kinds }: Outcome, isHonest: boolean): Tally =>
  [...kinds]
    .filter(([name]) => name.startsWith('honest') === isHonest)
    .reduce(
      (sum, [, tally]) => ({
        sent: sum.sent + tally.sent,
        refused: sum.refused + tally.refused,
        limited: sum.limited + tally.limited,
        held: sum.held + tally.held,
        delayed: sum.delayed + tally.delayed,
        queued: sum.queued + tally.queued,
        published: sum.published + tally.published,
      }),
      { sent: 0, refused: 0, limited: 0, held: 0, delayed: 0, queued: 0, published: 0 },
    )
