import { endpoints } from '@polydex/contract/http/endpoints'
import { errorStatus } from '@polydex/contract/http/error'
import { switches, switchNames, type SwitchName } from '@polydex/contract/http/switch'
import { findSwitches, turnSwitch } from '@polydex/core/switch/switches'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestTools } from '../testing/test-tools.ts'

const database = openTestDatabase()

let app: FastifyInstance
beforeAll(() => createTestTools(database.db))
afterEach(async () => {
  await app.close()
  for (const name of switchNames) await turnSwitch(database.as('owner'), name, false)
})
afterAll(() => app.close())

/** Turns switches on for a fresh app, which has not remembered any yet. */
async function turnOn(...names: SwitchName[]): Promise<void> {
  for (const name of names) await turnSwitch(database.as('owner'), name, true)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
}

/** The code of a refusal, provided the status is that of the code. */
async function codeOf({ method, path, example }: (typeof endpoints)[number]): Promise<unknown> {
  const given = example as Record<string, string>
  const { statusCode, body } = await app.inject({
    method,
    url: method === 'GET' ? `${path}?${new URLSearchParams(given).toString()}` : path,
    ...(method === 'POST' && { payload: given }),
  })
  const { code } = JSON.parse(body) as { code?: keyof typeof errorStatus }
  return code !== undefined && statusCode !== errorStatus[code] ? statusCode : code
}

const findTools = async (query: string) =>
  (await app.inject({ url: `/api/tools/getTools?locale=en&${query}` })).statusCode

describe('switches', () => {
  it('read-only refuses every call that changes something, and no other', async () => {
    await turnOn('read-only')
    for (const endpoint of endpoints) {
      const isRefused = (await codeOf(endpoint)) === 'read_only'
      expect([endpoint.path, isRefused]).toEqual([endpoint.path, endpoint.method === 'POST'])
    }
  })

  it.each(switchNames.filter((name) => name !== 'read-only'))(
    '%s refuses its own calls, and no other',
    async (name) => {
      await turnOn(name)
      const refused: string[] = []
      for (const endpoint of endpoints) if ((await codeOf(endpoint)) === switches[name]) refused.push(endpoint.path)
      const own = endpoints.filter(
        ({ closedBy, example }) =>
          closedBy?.switch === name && (closedBy.onlyWith === undefined || closedBy.onlyWith in (example as object)),
      )
      expect(own.length).toBeGreaterThan(0)
      expect(refused.toSorted()).toEqual(own.map(({ path }) => path).toSorted())
    },
  )

  it('no-search leaves lists and filters alone', async () => {
    await turnOn('no-search')
    expect([await findTools('page=1'), await findTools('q=beta')]).toEqual([200, 409])
  })

  it('can be turned only by the owner, idempotently; an unknown one is ignored', async () => {
    await turnOn()
    await expect(turnSwitch(database.as('api'), 'read-only', true)).rejects.toThrow('permission denied')
    for (const isOn of [true, true]) await turnSwitch(database.as('owner'), 'no-mail', isOn)
    await database.db.insertInto('switches').values({ name: 'no-such-thing' }).execute()
    expect([...(await findSwitches(database.as('worker')))]).toEqual(['no-mail'])
  })
})
