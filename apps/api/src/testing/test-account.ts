import { logIn, signUp } from '@polydex/contract/account/account'
import type { Db } from '@polydex/core/db/connect'
import { createMailLink } from '@polydex/core/mail/create-mail-link'
import type { FastifyInstance } from 'fastify'

export const testPassword = 'nine green umbrellas'

/** Lets tests of the whole system name the app without depending on the framework. */
export type App = FastifyInstance

type Answer = { status: number; headers: Record<string, unknown>; body: Record<string, unknown> }

/** Sends JSON, with a token if given. */
export async function post(app: FastifyInstance, path: string, body: object, token?: string): Promise<Answer> {
  const response = await app.inject({
    method: 'POST',
    url: path,
    payload: body,
    ...(token !== undefined && { headers: { authorization: token } }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** Reads, with a token if given. */
export async function get(app: FastifyInstance, url: string, token?: string): Promise<Answer> {
  const response = await app.inject({ url, ...(token !== undefined && { headers: { authorization: token } }) })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** A new account; returns the token of its first session. */
export async function createTestAccount(app: FastifyInstance, email: string): Promise<string> {
  const { body } = await post(app, signUp.path, { email, password: testPassword })
  return signUp.output.parse(body['data']).token
}

/** Another session of an account that `createTestAccount` made. */
export async function logInAgain(app: FastifyInstance, email: string, remember = false): Promise<string> {
  const { body } = await post(app, logIn.path, { email, password: testPassword, remember })
  return logIn.output.parse(body['data']).token
}

/** The key of a mailed link that sets a new password. */
export async function createResetLink(db: Db, email: string): Promise<string> {
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return createMailLink(db, id, 'reset')
}
