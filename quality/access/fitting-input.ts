import { signUp } from '@polydex/contract/account'
import type { Endpoint } from '@polydex/contract/endpoint'
import { setFavorite } from '@polydex/contract/favorite'
import { requestReset } from '@polydex/contract/mail-link'
import { changePassword, deleteAccount } from '@polydex/contract/own-account'
import { endSession } from '@polydex/contract/session'
import { submitTool } from '@polydex/contract/submission'
import { showTrial } from '@polydex/contract/trial'
import { testPassword } from '../../apps/api/src/testing/test-account.ts'

let turns = 0
const other = () => `matrix-${process.pid}-${(turns += 1)}@example.com`

/** The id of a session that an account has. */
export type Owner = { sessionId: string }

/** Inputs that get through to the work of a call, for the test tools and an account of `createTestAccount`. */
const byPath: Record<string, (owner: Owner) => object> = {
  [signUp.path]: () => ({ email: other(), password: testPassword }),
  [requestReset.path]: () => ({ email: other() }),
  [changePassword.path]: () => ({ currentPassword: testPassword, newPassword: 'eleven red kites' }),
  [deleteAccount.path]: () => ({ password: testPassword }),
  [endSession.path]: ({ sessionId }) => ({ sessionId }),
  [setFavorite.path]: () => ({ toolId: 'beta', favorite: true }),
  [submitTool.path]: () => ({ ...submitTool.example, categories: ['copywriting'] }),
  [showTrial.path]: () => ({ toolId: 'beta' }),
}

export const fittingInput = (endpoint: Endpoint, owner: Owner): object =>
  byPath[endpoint.path]?.(owner) ?? (endpoint.example as object)

/** A call as `inject` takes it. */
export const requestOf = (endpoint: Endpoint, input: object, authorization: string | undefined) => ({
  method: endpoint.method,
  url:
    endpoint.method === 'GET'
      ? `${endpoint.path}?${new URLSearchParams(input as Record<string, string>).toString()}`
      : endpoint.path,
  headers: authorization === undefined ? {} : { authorization },
  ...(endpoint.method === 'POST' && { payload: input }),
})
