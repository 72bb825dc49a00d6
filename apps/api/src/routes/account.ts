import * as mailLink from '@polydex/contract/account/mail-link'
import * as ownAccount from '@polydex/contract/account/own-account'
import * as session from '@polydex/contract/account/session'
import { endOtherSessions, endSession } from '@polydex/core/account/end-sessions'
import { getSessions } from '@polydex/core/account/get-sessions'
import { changePassword } from '@polydex/core/own-account/change-password'
import { requestConfirmation } from '@polydex/core/own-account/confirm-email'
import { deleteAccount } from '@polydex/core/own-account/delete-account'
import { getAccount } from '@polydex/core/own-account/get-account'
import { getAccountData } from '@polydex/core/own-account/get-account-data'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function accountRoutes(app: FastifyInstance, hasMail: boolean): void {
  bind(app, ownAccount.getAccount, (db, _input, { accountId }) => getAccount(db, accountId))
  bind(app, ownAccount.getAccountData, (db, _input, caller) => getAccountData(db, caller, new Date()))
  bind(app, session.getSessions, async (db, _input, caller) => ({ sessions: await getSessions(db, caller) }))
  bind(app, session.endSession, (db, input, caller) => endSession(db, caller, input))
  bind(app, session.endOtherSessions, (db, _input, caller) => endOtherSessions(db, caller))
  bind(app, ownAccount.changePassword, (db, input, caller) => changePassword(db, caller, input))
  bind(app, mailLink.requestConfirmation, (db, _input, { accountId }) => requestConfirmation(db, accountId, hasMail))
  bind(app, ownAccount.deleteAccount, (db, input, caller) => deleteAccount(db, caller, input))
}
