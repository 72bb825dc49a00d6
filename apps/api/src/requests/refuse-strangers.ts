import { createHash, timingSafeEqual } from 'node:crypto'
import type { Failure } from '@polydex/contract/http/error'
import { innerSecretHeader } from '@polydex/contract/http/inner-secret'
import type { FastifyInstance } from 'fastify'

/** For monitoring; they name no visitor and change nothing. */
const open = new Set(['/healthz', '/readyz', '/metrics'])

const refusal = { code: 'invalid_input', message: 'The inner listener is for the web alone' } satisfies Failure

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * A caller of the inner listener may name any address as a visitor's, so the web authenticates itself. Trusting the
 * internal network instead would let every program in it act for any visitor.
 */
export function refuseStrangers(app: FastifyInstance, secret: string): void {
  const wanted = digest(secret)
  let hasWarned = false
  app.addHook('onRequest', async (request, reply) => {
    if (open.has(request.routeOptions.url ?? '')) return undefined
    const given = request.headers[innerSecretHeader]
    if (typeof given === 'string' && timingSafeEqual(digest(given), wanted)) return undefined
    if (!hasWarned)
      app.log.warn('refused a call to the inner listener: wrong INNER_SECRET; web and api must share one value')
    hasWarned = true
    return reply.status(403).send(refusal)
  })
}
