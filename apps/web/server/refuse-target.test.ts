import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseTarget } from './refuse-target.ts'

const server = createServer(express().use(refuseTarget, (_request, response) => response.send('passed on')))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Not fetch, which tidies an address before it is sent. */
async function ask(path: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo
  const [response] = await once(request({ host: '127.0.0.1', port, path }).end(), 'response')
  response.resume()
  return response.statusCode
}

describe('a request target', () => {
  it.each(['/', '/find?q=a', '/find?q=%23a', '/a/.../b', '/a/..b'])('%s is passed on', async (path) =>
    expect(await ask(path)).toBe(200),
  )

  // A cache that cuts off what follows would store one page under the address of another.
  it.each(['/find#a', '/#', '/find?q=a#b', '/find#/../zh', '/a/../b', '/a/%2e%2E/b', '/a\\b', 'http://a.example/'])(
    '%s is refused',
    async (path) => expect(await ask(path)).toBe(400),
  )
})
