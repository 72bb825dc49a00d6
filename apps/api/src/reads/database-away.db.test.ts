import { setTimeout as wait } from 'node:timers/promises'
import { logIn, signUp } from '@polydex/contract/account/account'
import { getFavorites } from '@polydex/contract/favorite/favorite'
import { connect, type Db } from '@polydex/core/db/connect'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refuseWrites } from '@polydex/core/testing/test-read-only'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDoor, throughDoor, type Door } from '../../../../tests/open-door.ts'
import { boundMs } from '../../../../tests/run-mode.ts'
import { buildApp } from '../app.ts'
import { createDatabaseCircuit, type DatabaseCircuit } from './database-circuit.ts'
import { createTestAccount, get, post, testPassword } from '../testing/test-account.ts'
import { createTestTools } from '../testing/test-tools.ts'

const database = openTestDatabase()
const timeLimits = { connectTimeoutMs: 500, statementTimeoutMs: 2_000 }
const sleep = (db: Db, seconds: number) =>
  db.selectNoFrom((e) => e.fn('pg_sleep', [e.val(seconds)]).as('slept')).execute()
const path = '/api/cate/getGroupCate?locale=en'
let door: Door

beforeAll(async () => {
  await createTestTools(database.db)
  door = await openDoor(new URL(database.url))
})
afterAll(() => door.close())

describe('a database that does not respond', () => {
  let pools: Db[]
  let app: FastifyInstance
  let circuit: DatabaseCircuit
  let said: string[]
  beforeEach(async () => {
    said = []
    const url = throughDoor(database.url, door)
    pools = [connect(url, { ...timeLimits, poolSize: 4 }), connect(url, { ...timeLimits, poolSize: 2 })]
    const [db, probeDb] = pools as [Db, Db]
    const say = (text: unknown) => said.push(String(text))
    circuit = createDatabaseCircuit(probeDb, { error: say, info: say })
    app = await buildApp({ db, config: { LOG_LEVEL: 'silent' }, database: circuit, healthDb: probeDb })
    app.get('/test/slow', () => sleep(db, 1))
    await app.inject({ url: path })
  })
  afterEach(async () => {
    door.unmute()
    circuit.close()
    await app.close()
    await Promise.all(pools.map((pool) => pool.destroy()))
  })

  const ask = async () => {
    const began = performance.now()
    const { statusCode, headers } = await app.inject({ url: path })
    return { status: statusCode, retryAfter: headers['retry-after'], ms: performance.now() - began }
  }

  it('blocks no call beyond its time limit, then makes calls fail fast, and is used again once back', async () => {
    door.mute()
    const first = await Promise.all(Array.from({ length: 12 }, ask))
    for (const answer of first) {
      expect(answer).toMatchObject({ status: 503, retryAfter: '1' })
      expect(answer.ms).toBeLessThan(3_200)
    }
    await wait(600)
    for (const answer of await Promise.all(Array.from({ length: 12 }, ask))) {
      expect(answer).toMatchObject({ status: 503, retryAfter: '1' })
      expect(answer.ms).toBeLessThan(boundMs(100))
    }
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    door.unmute()
    await wait(2_000)
    expect((await ask()).status).toBe(200)
    expect(said).toEqual(['PostgreSQL is unreachable; answering calls with 503', 'PostgreSQL is reachable again'])
  })

  it('is not considered down while it is only slow', async () => {
    const slow = Array.from({ length: 4 }, () => app.inject({ url: '/test/slow' }))
    await wait(50)
    expect((await ask()).status).toBe(503)
    await wait(500)
    expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await ask()).status).toBe(200)
    expect(said).toEqual([])
  })
})

describe('a read-only database', () => {
  it('serves every read, and returns 503 for calls that must write', async () => {
    const writable = await buildApp({ db: database.db, config: { LOG_LEVEL: 'silent' } })
    const token = await createTestAccount(writable, 'reader@example.com')
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await database.db.updateTable('sessions').set({ last_used_at: anHourAgo }).execute()
    await refuseWrites(database.db)
    const db = connect(database.url, { poolSize: 2 })
    const app = await buildApp({ db, config: { LOG_LEVEL: 'silent', COUNT_MISSED_SEARCHES: true } })
    expect((await get(app, path)).status).toBe(200)
    expect((await get(app, '/api/tools/getTools?locale=en&q=xyzzyqwert')).status).toBe(200)
    expect((await get(app, `${getFavorites.path}?view=ids`, token)).status).toBe(200)
    for (const { path: writing } of [logIn, signUp]) {
      const email = writing === logIn.path ? 'reader@example.com' : 'new@example.com'
      const { status, headers, body } = await post(app, writing, { email, password: testPassword })
      expect([status, headers['retry-after'], body]).toEqual([
        503,
        '1',
        { code: 'unavailable', message: 'Try again in a moment' },
      ])
    }
    await Promise.all([app.close(), writable.close(), db.destroy()])
  })
})
