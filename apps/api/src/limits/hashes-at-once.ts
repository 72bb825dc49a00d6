import { isHashingFull } from '@polydex/core/account/password'
import { noTurnLeft } from '@polydex/core/account/take-turns'
import type { FastifyInstance } from 'fastify'

/**
 * While no more passwords can be hashed, refuses logins and sign-ups before any work: a flood costs no round trip to
 * Redis or the database, and a password that was never compared is not counted as a wrong guess.
 */
export function limitHashesAtOnce(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.call?.cost !== 'hashing' || !isHashingFull()) return
    reply.header('Retry-After', 1)
    throw noTurnLeft()
  })
}
