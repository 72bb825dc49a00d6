import { isHashingFull } from '@polydex/core/account/password'
import { noTurnLeft } from '@polydex/core/account/take-turns'
import type { FastifyInstance } from 'fastify'

/**
 * While no more passwords can be hashed, logins and sign-ups are refused before anything is done for them: a flood
 * costs no round trip to Redis or the database, and what was never compared counts as nobody's wrong guess.
 */
export function limitHashesAtOnce(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.call?.cost !== 'hashing' || !isHashingFull()) return
    reply.header('Retry-After', 1)
    throw noTurnLeft()
  })
}
