import { createConnection } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { logIn } from '@polydex/contract/account/account'
import { connect } from '@polydex/core/db/connect'
import { readPoolCounts } from '@polydex/core/db/pool-counts'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { holdTable } from '@polydex/core/testing/test-lock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../../../tests/run-mode.ts'
import { startApi, type RunningApi } from '../../../../tests/start-api.ts'
import { buildApp } from '../app.ts'

const database = openTestDatabase({ catalogue: true })
const path = '/api/cate/getGroupCate?locale=en'

async function waitForRequests({ innerOrigin }: RunningApi, count: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const text = await (await fetch(`${innerOrigin}/metrics`)).text()
    if (text.includes(`polydex_requests_in_flight ${count}\n`)) return
    await wait(20)
  }
  throw new Error(`There were never ${count} requests under way`)
}

/** Waits until the port is closed. */
async function waitForRefusal(origin: string): Promise<void> {
  while (
    await fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  ) {
    await wait(10)
  }
}

describe('SIGTERM', () => {
  it('lets requests in flight finish, stops accepting new ones, and ends the process with 0', async () => {
    const api = await startApi(database.url)
    const release = await holdTable(database.db, 'categories')
    // As many as there are connections: further calls would be refused and told to retry.
    const answers = Array.from({ length: 8 }, async () => (await fetch(`${api.origin}${path}`)).status)
    await waitForRequests(api, 8)
    api.child.kill('SIGTERM')
    await waitForRefusal(api.origin)
    await release()
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await api.ended).toBe(0)
  })
})

describe('time limits', () => {
  it('D7.3 a statement that takes too long returns unavailable, and frees its connection', async () => {
    const db = connect(database.url, { poolSize: 2, statementTimeoutMs: 150 })
    const app = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
    app.get('/test/slow', () => db.selectNoFrom((e) => e.fn('pg_sleep', [e.val(5)]).as('slept')).execute())
    const slow = await Promise.all(Array.from({ length: 6 }, () => app.inject({ url: '/test/slow' })))
    expect(slow.map((answer) => [answer.statusCode, answer.json<unknown>()])).toEqual(
      slow.map(() => [503, { code: 'unavailable', message: 'Try again in a moment' }]),
    )
    expect((await app.inject({ url: path })).statusCode).toBe(200)
    expect(readPoolCounts(db)).toMatchObject({ waiting: 0 })
    await app.close()
    await db.destroy()
  })

  it('D7.3 a call that exceeds its total time limit returns unavailable, also one with a body', async () => {
    const app = await buildApp({ db: database.db, config: { LOG_LEVEL: 'silent' } })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const releases = [await holdTable(database.db, 'categories'), await holdTable(database.db, 'accounts')]
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'reader@example.com', password: 'nine green umbrellas' })
    const late = Promise.all([
      fetch(`${origin}${path}`),
      fetch(`${origin}${logIn.path}`, { method: 'POST', headers, body }),
    ])
    const answers = await Promise.race([late, wait(4_500, [])])
    for (const release of releases) await release()
    const failure = { code: 'unavailable', message: 'Try again in a moment' }
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
      [503, failure],
      [503, failure],
    ])
    await app.close()
  }, 10_000)
})

describe('a malformed request', () => {
  let port: number
  let close: () => Promise<void>

  beforeAll(async () => {
    const app = await buildApp({ db: database.db, config: { LOG_LEVEL: 'silent' } })
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
    close = () => app.close()
  })
  afterAll(() => close())

  const send = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes))
      let answer = ''
      socket.on('data', (chunk) => {
        answer += String(chunk)
      })
      socket.once('error', reject)
      socket.once('close', () => resolve(answer))
    })

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['too large a head', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a path that cannot be decoded', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('D7.3 %s returns invalid_input with a request id, and the connection closes', async (_name, bytes) => {
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(head).toMatch(/^x-request-id: [\da-f-]{36}$/im)
    expect(head).toMatch(/^cache-control: no-store$/im)
    expect(JSON.parse(body)).toEqual({ code: 'invalid_input', message: 'The request cannot be read' })
  })

  it.runIf(isLong)(
    'D7.3 headers that never end return unavailable with 408: a busy machine is not invalid input',
    async () => {
      const [head = '', body = ''] = (await send('GET / HTTP/1.1\r\nHost: x\r\n')).split('\r\n\r\n')
      expect(head).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
      expect(head).toMatch(/^retry-after: 1$/im)
      expect(head).toMatch(/^x-request-id: [\da-f-]{36}$/im)
      expect(head).toMatch(/^cache-control: no-store$/im)
      expect(JSON.parse(body)).toEqual({ code: 'unavailable', message: 'The request did not come in time' })
    },
  )
})
