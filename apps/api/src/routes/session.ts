import * as account from '@polydex/contract/account/account'
import * as mailLink from '@polydex/contract/account/mail-link'
import { logOut } from '@polydex/core/account/end-sessions'
import { logIn } from '@polydex/core/account/log-in'
import { signUp } from '@polydex/core/account/sign-up'
import { confirmEmail } from '@polydex/core/own-account/confirm-email'
import { requestReset, resetPassword } from '@polydex/core/own-account/reset-password'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function sessionRoutes(app: FastifyInstance, hasMail: boolean): void {
  bind(app, account.signUp, (db, input, replaced, { headers }) =>
    signUp(db, input, { userAgent: headers['user-agent'], replaced, hasMail }),
  )
  bind(app, account.logIn, (db, input, replaced, { headers }) =>
    logIn(db, input, { userAgent: headers['user-agent'], replaced }),
  )
  bind(app, account.logOut, (db, _input, session) => logOut(db, session))
  bind(app, mailLink.requestReset, (db, input) => requestReset(db, input, hasMail))
  bind(app, mailLink.resetPassword, (db, input, replaced, { headers }) =>
    resetPassword(db, input, { userAgent: headers['user-agent'], replaced }),
  )
  bind(app, mailLink.confirmEmail, (db, input) => confirmEmail(db, input))
}
