import { findSession, type Session } from '@polydex/core/account/find-session'
import type { Db } from '@polydex/core/db/connect'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The session of the Authorization header; undefined if there is none. */
    findSession: (authorization: string | undefined) => Promise<Session | undefined>
  }
}

/**
 * Lets `bind` identify callers by their token. The header is the token itself, without a prefix. Cookies are not read
 * here, which rules out CSRF.
 */
export function authenticate(app: FastifyInstance, db: Db): void {
  app.decorate('findSession', (authorization: string | undefined) => findSession(db, authorization))
}
