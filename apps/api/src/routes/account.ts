import { logIn, logOut, signUp } from '@polydex/contract/account'
import { endSession } from '@polydex/core/account/end-session'
import { registerAccount } from '@polydex/core/account/register-account'
import { startSession } from '@polydex/core/account/start-session'
import type { Db } from '@polydex/core/db/connect'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function accountRoutes(app: FastifyInstance, db: Db): void {
  bind(app, signUp, (input) => registerAccount(db, input))
  bind(app, logIn, (input) => startSession(db, input))
  bind(app, logOut, (_input, session) => endSession(db, session))
}
