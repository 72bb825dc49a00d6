import { requestConfirmation } from '@polydex/contract/mail-link'
import { changePassword, deleteAccount, getAccount, getAccountData } from '@polydex/contract/own-account'
import { endOtherSessions, endSession, getSessions } from '@polydex/contract/session'
import { changePassword as change } from '@polydex/core/own-account/change-password'
import { deleteAccount as remove } from '@polydex/core/own-account/delete-account'
import { endOtherSessions as endOthers } from '@polydex/core/account/end-other-sessions'
import { endOwnSession } from '@polydex/core/account/end-own-session'
import { findSessions } from '@polydex/core/account/find-sessions'
import { getAccountData as getData } from '@polydex/core/own-account/get-account-data'
import { getOwnAccount } from '@polydex/core/own-account/get-own-account'
import type { Db } from '@polydex/core/db/connect'
import { requestConfirmation as request } from '@polydex/core/own-account/request-confirmation'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function accountRoutes(app: FastifyInstance, db: Db, hasMail: boolean): void {
  bind(app, getAccount, (_input, { accountId }) => getOwnAccount(db, accountId))
  bind(app, getAccountData, (_input, session) => getData(db, session, new Date()))
  bind(app, getSessions, async (_input, session) => ({ sessions: await findSessions(db, session) }))
  bind(app, endSession, (input, session) => endOwnSession(db, session, input))
  bind(app, endOtherSessions, (_input, session) => endOthers(db, session))
  bind(app, changePassword, (input, session) => change(db, session, input))
  bind(app, requestConfirmation, (_input, { accountId }) => request(db, accountId, hasMail))
  bind(app, deleteAccount, (input, session) => remove(db, session, input))
}
