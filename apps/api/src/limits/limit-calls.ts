import type { LimitName } from '@polydex/contract/http/call'
import type { Endpoint } from '@polydex/contract/http/endpoint'
import { networksOf } from '@polydex/contract/address/networks-of'
import type { Session } from '@polydex/core/account/find-session'
import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientAddressOf, type Listener } from './client-address.ts'
import type { Limits, Verdict } from './create-limits.ts'
import { subjectsOf, type LimitedCall } from './subjects-of.ts'
import { isCounted } from './what-counts.ts'

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
