import type { Endpoint } from '@polydex/contract/endpoint'
import { networkOf } from '@polydex/contract/network-of'
import type { Session } from '@polydex/core/account/find-session'
import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientAddressHeader, clientAddressOf } from './client-address.ts'
import type { Limits, Verdict } from './create-limits.ts'
import { limitRules, type LimitedCall } from './limit-rules.ts'

/** Called when the call has ended, with why it failed if it did. */
type Settle = (failure?: unknown) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call in its limits; throws `rate_limited` when one is used up. */
    limitCall: (
      endpoint: Endpoint,
      call: { request: FastifyRequest; reply: FastifyReply; input: unknown; session: Session | undefined },
    ) => Promise<Settle>
  }
}

type LimitParts = { db: Db; limits: Limits | undefined; isInner: boolean }

/** Lets `bind` count calls. Rendering pages is not a call with a limit; only a text to search for makes it one. */
export function limitCalls(app: FastifyInstance, { db, limits, isInner }: LimitParts): void {
  let hasWarned = false
  app.decorate('limitCall', async (endpoint, { request, reply, input, session }) => {
    const rules = limitRules.get(endpoint.path)
    if (limits === undefined || rules === undefined) return async () => {}
    if (!isInner && !hasWarned && request.headers[clientAddressHeader] !== undefined) {
      hasWarned = true
      request.log.warn('a visitor is named on the public listener; API_BASE of the web must be the inner one')
    }
    const network = networkOf(clientAddressOf(request, isInner))
    const call: LimitedCall = { db, input, session, network }
    const settles: Settle[] = []
    for (const { limit, subjectOf, counts = everyCall } of rules) {
      const subject = await subjectOf(call)
      if (subject === undefined) continue
      const verdict = await limits.take(limit, subject)
      if (verdict === undefined) continue
      writeVerdict(reply, verdict, endpoint)
      if (!verdict.isAllowed) {
        request.log.warn({ limit, path: endpoint.path }, 'rate limited')
        throw new AppError('rate_limited', 'Too many calls; try again later')
      }
      settles.push(async (failure) => {
        if (!counts(failure)) await limits.giveBack(limit, subject)
      })
    }
    return async (failure) => {
      for (const settle of settles) await settle(failure)
    }
  })
}

const everyCall = () => true

/** Public reads are kept for everybody, and must not tell how often one visitor asked; a refusal is never kept. */
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
