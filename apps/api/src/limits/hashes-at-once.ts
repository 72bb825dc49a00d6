import { logIn, signUp } from '@polydex/contract/account'
import { isHashingFull } from '@polydex/core/account/password'
import { noTurnLeft } from '@polydex/core/account/take-turns'
import type { FastifyInstance } from 'fastify'

const hashingPaths = new Set<string>([logIn.path, signUp.path])

/**
 * While no more passwords can be hashed, logins and sign-ups are told to come back before anything is done for them:
 * a flood costs no look into Redis or the database, and what nobody looked at counts as nobody's wrong guess.
 */
export function limitHashesAtOnce(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hashingPaths.has(request.routeOptions.url ?? '') || !isHashingFull()) return
    reply.header('Retry-After', 1)
    throw noTurnLeft()
  })
}
