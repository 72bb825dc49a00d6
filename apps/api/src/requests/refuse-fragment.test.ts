import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { connect } from '@polydex/core/db/connect'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'

/** No server listens there, and no query is sent. */
const db = connect('postgres://polydex@127.0.0.1:1/polydex')
let app: FastifyInstance
beforeAll(async () => {
  app = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await db.destroy()
})

/** Not `inject`: it normalises the address. */
async function ask(path: string): Promise<unknown> {
  const { port } = app.server.address() as AddressInfo
  const [response] = await once(request({ host: '127.0.0.1', port, path }).end(), 'response')
  return [response.statusCode, await json(response)]
}

describe('a request target', () => {
  it.each(['/healthz#', '/healthz?a=b#c'])('%s is refused', async (path) =>
    expect(await ask(path)).toEqual([400, { code: 'invalid_input', message: 'The request cannot be read' }]),
  )

  it('with an encoded # is accepted', async () => {
    expect(await ask('/healthz?a=%23b')).toEqual([200, expect.anything()])
  })
})
