import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { logIn, signUp } from '@polydex/contract/account'
import type { LimitName } from '@polydex/contract/call'
import { clientAddressHeader } from '@polydex/contract/client-address-header'
import { getFavorites, setFavorite } from '@polydex/contract/favorite'
import { innerSecretHeader } from '@polydex/contract/inner-secret'
import { requestConfirmation, requestReset, resetPassword } from '@polydex/contract/mail-link'
import { changePassword, deleteAccount } from '@polydex/contract/own-account'
import { claimTool } from '@polydex/contract/claim'
import { correctTool } from '@polydex/contract/correction'
import { checkAddress, submitTool } from '@polydex/contract/submission'
import { getSuggestions, getTools } from '@polydex/contract/tool'
import { showTrial } from '@polydex/contract/trial'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type RunningApi } from '../../../../tests/start-api.ts'
import { innerSecret } from '../../../../tests/test-secrets.ts'
import { createResetLink, testPassword as password } from '../testing/test-account.ts'
import { createTestTools } from '../testing/test-tools.ts'
import { limitNames } from './limit-config.ts'
import { openRedisDoor, type RedisDoor } from '../testing/test-redis.ts'
import { exampleSubmission } from '../testing/test-submission.ts'

const database = openTestDatabase()
const most = 2
let door: RedisDoor
let processes: RunningApi[]
let free: RunningApi

/** Real processes with every limit at two an hour, and one without any to make accounts with. */
beforeAll(async () => {
  await createTestTools(database.db)
  door = await openRedisDoor()
  const given = {
    REDIS_URL: door.url,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
  }
  const limits = Object.fromEntries(limitNames.map((name) => [name, `${most}/hour`]))
  free = await startApi(database.url, given)
  processes = [
    await startApi(database.url, { ...given, ...limits }),
    await startApi(database.url, { ...given, ...limits }),
  ]
}, 60_000)
afterAll(async () => {
  await Promise.all([free, ...processes].map((api) => api.stop()))
  await door.close()
}, 30_000)

type Call = { path: string; body?: object; token?: string; address?: string }

/** Through the inner listener, where a visitor may be named. */
async function ask({ innerOrigin }: RunningApi, { path, body, token = '', address = '192.0.2.1' }: Call) {
  const response = await fetch(innerOrigin + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      Authorization: token,
      [clientAddressHeader]: address,
      [innerSecretHeader]: innerSecret,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
  })
  return { status: response.status, answer: (await response.json()) as { data?: unknown } }
}

let made = 0
const newEmail = () => `two-${(made += 1)}@example.com`
/** A new address for each call, so that no limit per network refuses instead of the limit under test. */
const newAddress = () => `10.9.${(made += 1) >> 8}.${made & 255}`

async function createAccount() {
  const email = newEmail()
  const { answer } = await ask(free, { path: signUp.path, body: { email, password } })
  return { email, ...signUp.output.parse(answer.data) }
}

/** Calls that one limit counts together and no other refuses; each run returns calls of a new subject. */
const subjects: Record<LimitName, () => Promise<() => Call>> = {
  LIMIT_LOGIN: () => fromOneAddress(() => ({ path: logIn.path, body: { email: newEmail(), password } })),
  LIMIT_LOGIN_ACCOUNT: async () => {
    const { email } = await createAccount()
    return () => ({ path: logIn.path, body: { email, password: 'not this one' }, address: newAddress() })
  },
  LIMIT_LOGIN_DEVICE: async () => {
    const { email, device } = await createAccount()
    return () => ({ path: logIn.path, body: { email, password: 'not this one', device }, address: newAddress() })
  },
  LIMIT_SIGN_UP: () => fromOneAddress(() => ({ path: signUp.path, body: { email: newEmail(), password } })),
  LIMIT_RESET: () => fromOneAddress(() => ({ path: requestReset.path, body: { email: newEmail() } })),
  LIMIT_RESET_ACCOUNT: async () => {
    const email = newEmail()
    return () => ({ path: requestReset.path, body: { email }, address: newAddress() })
  },
  LIMIT_CONFIRM: () => ofOneAccount(() => ({ path: requestConfirmation.path, body: {} })),
  LIMIT_PASSWORD: () =>
    ofOneAccount(() =>
      (made += 1) % 2 === 0
        ? { path: changePassword.path, body: { currentPassword: 'not this one', newPassword: password } }
        : { path: deleteAccount.path, body: { password: 'not this one' } },
    ),
  LIMIT_PASSWORD_CHANGE: async () => {
    const { email } = await createAccount()
    const key = await createResetLink(database.db, email)
    // Refused, so that the link goes on working.
    return fromOneAddress(() => ({ path: resetPassword.path, body: { key, password: email } }))
  },
  LIMIT_SUBMIT_TRIES: () => fromOneAddress(() => ({ path: `${checkAddress.path}?url=https://a${(made += 1)}.com/` })),
  LIMIT_SUBMIT: () => fromOneAddress(() => ({ path: submitTool.path, body: exampleSubmission() })),
  LIMIT_SUBMIT_ACCOUNT: () => ofOneAccount(() => ({ path: submitTool.path, body: exampleSubmission() })),
  LIMIT_CORRECT: () => fromOneAddress(() => ({ path: correctTool.path, body: { toolId: 'alpha', problem: 'closed' } })),
  LIMIT_CLAIM: () => ofOneAccount(() => ({ path: claimTool.path, body: { toolId: 'alpha' } })),
  LIMIT_FAVORITES: () => ofOneAccount(() => ({ path: setFavorite.path, body: { toolId: 'alpha', favorite: true } })),
  LIMIT_TRIAL: () => ofOneAccount(() => ({ path: showTrial.path, body: { toolId: 'alpha' } })),
  LIMIT_SEARCH: () => fromOneAddress(() => ({ path: `${getTools.path}?q=${(made += 1)}&locale=en` })),
  LIMIT_SUGGEST: () => fromOneAddress(() => ({ path: `${getSuggestions.path}?q=${(made += 1)}&locale=en` })),
}

async function fromOneAddress(call: () => Call) {
  const address = newAddress()
  return () => ({ ...call(), address })
}

async function ofOneAccount(call: () => Call) {
  const { token } = await createAccount()
  return () => ({ ...call(), token, address: newAddress() })
}

/** Whether each call was allowed, in this order of processes. */
async function tryOut(order: readonly RunningApi[], call: () => Call): Promise<boolean[]> {
  const through = []
  for (const api of order) {
    const { status } = await ask(api, call())
    expect(status).toBeLessThan(500)
    through.push(status !== 429)
  }
  return through
}

const [passes, stops] = [true, false]

describe('two processes', () => {
  it.each(limitNames)('share %s: two calls pass, the third is refused, whichever process gets it', async (name) => {
    const [one, two] = processes as [RunningApi, RunningApi]
    expect(await tryOut([one, two, two, one], await subjects[name]())).toEqual([passes, passes, stops, stops])
  })
})

describe('two processes without Redis', () => {
  let token: string
  beforeAll(async () => {
    token = (await createAccount()).token
    await door.close()
    await wait(200)
  })

  it.each(limitNames)('each enforce %s on their own', async (name) => {
    const [one, two] = processes as [RunningApi, RunningApi]
    const call = await subjects[name]()
    for (const api of [one, two]) expect(await tryOut([api, api, api], call)).toEqual([passes, passes, stops])
  })

  it('keep sessions valid', async () => {
    for (const api of processes)
      expect((await ask(api, { path: `${getFavorites.path}?view=ids`, token })).status).toBe(200)
  })
})
