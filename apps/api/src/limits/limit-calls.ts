import type { LimitName, LimitSubject } from '@polydex/contract/http/call'
import type { Endpoint } from '@polydex/contract/http/endpoint'
import { networksOf } from '@polydex/contract/address/networks-of'
import type { Session } from '@polydex/core/account/find-session'
import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientAddressOf, type Listener } from './client-address.ts'
import type { Limits, Verdict, Subject } from './create-limits.ts'
import { isCounted } from './what-counts.ts'
import { emailKeyOf } from '@polydex/core/mail/email-key'
import { isKnownDevice } from '@polydex/core/account/known-devices'

type LimitedCall = {
  db: Db
  /** Parsed by the call's schema; subjects that read one of its fields are used only by calls that have the field. */
  input: unknown
  session: Session | undefined
  /** Networks of the caller's address, the narrowest first. */
  networks: readonly Subject[]
}

type Subjects = readonly Subject[]
type FindSubjects = (call: LimitedCall) => Promise<Subjects> | Subjects

const one = (name: string | undefined): Subjects => (name === undefined ? [] : [{ name, weight: 1 }])

/** Credentials of a login. */
const loginOf = ({ input }: LimitedCall) => input as { email: string; device?: string | undefined }

/** Guesses from a device that the account used before are counted apart: strangers cannot use up that allowance. */
const guesses = async (call: LimitedCall, wanted: 'known' | 'unknown'): Promise<Subjects> => {
  const { email, device } = loginOf(call)
  const isKnown = await isKnownDevice(call.db, email, device)
  if (isKnown !== (wanted === 'known')) return []
  return one(isKnown ? `${emailKeyOf(email)} ${device}` : emailKeyOf(email))
}

const finders: Record<LimitSubject, FindSubjects> = {
  network: ({ networks }) => networks,
  account: ({ session }) => one(session && String(session.accountId)),
  // A caller with a session has an allowance of their own, whatever their network has used up.
  'account or network': ({ session, networks }) =>
    session === undefined ? networks : one(`account ${session.accountId}`),
  // Likewise for a device that the account used before: a flood from the same network does not lock it out.
  'known device or network': async (call) => {
    const { email, device } = loginOf(call)
    return (await isKnownDevice(call.db, email, device)) ? one(`device ${device}`) : call.networks
  },
  email: (call) => one(emailKeyOf(loginOf(call).email)),
  'email on a known device': (call) => guesses(call, 'known'),
  'email on an unknown device': (call) => guesses(call, 'unknown'),
}

/** Subjects that a limit counts this call for, in this order; empty: the limit does not count it. */
const subjectsOf = (subject: LimitSubject, call: LimitedCall): Promise<Subjects> | Subjects => finders[subject](call)

/** Called when the call has ended, with the error if it failed. */
type Settle = (failure?: unknown) => Promise<void>

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Calls the caller has used of each limit in its window, this one included; for a wide network, one visitor's
     * share.
     */
    limitUse: Partial<Record<LimitName, number>>
  }
  interface FastifyInstance {
    /** Counts a call in its limits; throws `rate_limited` when one is used up. */
    limitCall: (
      endpoint: Endpoint,
      call: { request: FastifyRequest; reply: FastifyReply; input: unknown; session: Session | undefined },
    ) => Promise<Settle>
  }
}

type LimitParts = Listener & { db: Db; limits: Limits | undefined }

/** Lets `bind` count calls. A list that is only rendered has no limit; one filtered by a search text has. */
export function limitCalls(app: FastifyInstance, { db, limits, ...listener }: LimitParts): void {
  app.decorateRequest('limitUse')
  app.decorate('limitCall', async (endpoint, { request, reply, input, session }) => {
    request.limitUse = {}
    if (limits === undefined || endpoint.limits === undefined) return async () => {}
    const networks = networksOf(clientAddressOf(request, listener))
    const call: LimitedCall = { db, input, session, networks }
    const settles: Settle[] = []
    const settle: Settle = async (failure) => {
      for (const each of settles) await each(failure)
    }
    for (const { name: limit, per, counts, onlyWith } of endpoint.limits) {
      if (onlyWith !== undefined && (input as Record<string, unknown>)[onlyWith] === undefined) continue
      // A network counts towards a wider one only while it has calls left itself: one address cannot use up its
      // neighbours'.
      for (const subject of await subjectsOf(per, call)) {
        const verdict = await limits.take(limit, subject)
        if (verdict === undefined) break
        writeVerdict(reply, verdict, endpoint)
        const used = Math.ceil((verdict.limit - verdict.remaining) / subject.weight)
        request.limitUse[limit] = Math.max(used, request.limitUse[limit] ?? 0)
        if (!verdict.isAllowed) {
          request.log.warn({ limit, path: endpoint.path }, 'rate limited')
          const refusal = new AppError('rate_limited', 'Too many calls; try again later')
          await settle(refusal)
          throw refusal
        }
        settles.push(async (failure) => {
          if (!isCounted(failure, counts)) await limits.giveBack(limit, subject)
        })
      }
    }
    return settle
  })
}

/**
 * Public reads are cached for all visitors and must not reveal how often one of them called; refusals are never cached.
 */
function writeVerdict(reply: FastifyReply, verdict: Verdict, { method }: Endpoint): void {
  const { isAllowed, limit, remaining, resetSeconds } = verdict
  if (isAllowed && method === 'GET') return
  const written = Number(reply.getHeader('RateLimit-Remaining') ?? Number.POSITIVE_INFINITY)
  if (isAllowed && remaining > written) return
  reply.headers({
    'RateLimit-Limit': limit,
    'RateLimit-Remaining': isAllowed ? remaining : 0,
    'RateLimit-Reset': resetSeconds,
    ...(!isAllowed && { 'Retry-After': resetSeconds }),
  })
}
