import { logIn, logOut, signUp } from '@polydex/contract/account'
import { confirmEmail, requestReset, resetPassword } from '@polydex/contract/mail-link'
import { endSession } from '@polydex/core/account/end-session'
import { registerAccount } from '@polydex/core/account/register-account'
import { startSession } from '@polydex/core/account/start-session'
import type { Db } from '@polydex/core/db/connect'
import { confirmEmail as confirm } from '@polydex/core/own-account/confirm-email'
import { requestReset as request } from '@polydex/core/own-account/request-reset'
import { resetPassword as reset } from '@polydex/core/own-account/reset-password'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function sessionRoutes(app: FastifyInstance, db: Db, hasMail: boolean): void {
  bind(app, signUp, (input, replaced, { headers }) =>
    registerAccount(db, input, { userAgent: headers['user-agent'], replaced, hasMail }),
  )
  bind(app, logIn, (input, replaced, { headers }) =>
    startSession(db, input, { userAgent: headers['user-agent'], replaced }),
  )
  bind(app, logOut, (_input, session) => endSession(db, session))
  bind(app, requestReset, (input) => request(db, input, hasMail))
  bind(app, resetPassword, (input, replaced, { headers }) =>
    reset(db, input, { userAgent: headers['user-agent'], replaced }),
  )
  bind(app, confirmEmail, (input) => confirm(db, input))
}
