import { isHashingFull } from '@polydex/core/account/password'
import { noTurnLeft } from '@polydex/core/account/take-turns'
import type { FastifyInstance } from 'fastify'

/**
 * While no more passwords can be hashed, refuses calls that need one before any work: a flood costs no round trip to
 * Redis or the database, and a password that was never compared is not counted. Whoever sends the proof of a known
 * device goes on while places for those are left; a made-up proof is found out before it gets one.
 */
export function limitHashesAtOnce(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.call?.cost !== 'hashing') return
    const { device } = (request.body ?? {}) as { device?: unknown }
    if (!isHashingFull(device !== undefined)) return
    reply.header('Retry-After', 1)
    throw noTurnLeft()
  })
}
