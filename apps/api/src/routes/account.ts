import * as mailLink from '@polydex/contract/mail-link'
import * as ownAccount from '@polydex/contract/own-account'
import * as session from '@polydex/contract/session'
import { endOtherSessions, endSession } from '@polydex/core/account/end-sessions'
import { getSessions } from '@polydex/core/account/get-sessions'
import type { Db } from '@polydex/core/db/connect'
import { changePassword } from '@polydex/core/own-account/change-password'
import { requestConfirmation } from '@polydex/core/own-account/confirm-email'
import { deleteAccount } from '@polydex/core/own-account/delete-account'
import { getAccount } from '@polydex/core/own-account/get-account'
import { getAccountData } from '@polydex/core/own-account/get-account-data'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function accountRoutes(app: FastifyInstance, db: Db, hasMail: boolean): void {
  bind(app, ownAccount.getAccount, (_input, { accountId }) => getAccount(db, accountId))
  bind(app, ownAccount.getAccountData, (_input, caller) => getAccountData(db, caller, new Date()))
  bind(app, session.getSessions, async (_input, caller) => ({ sessions: await getSessions(db, caller) }))
  bind(app, session.endSession, (input, caller) => endSession(db, caller, input))
  bind(app, session.endOtherSessions, (_input, caller) => endOtherSessions(db, caller))
  bind(app, ownAccount.changePassword, (input, caller) => changePassword(db, caller, input))
  bind(app, mailLink.requestConfirmation, (_input, { accountId }) => requestConfirmation(db, accountId, hasMail))
  bind(app, ownAccount.deleteAccount, (input, caller) => deleteAccount(db, caller, input))
}
