import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../app/addresses/file-of.ts'
import { pages } from '../../app/addresses/pages.ts'
import { refuseUnsupportedMethod } from './refuse-unsupported-method.ts'

let server: Server
beforeAll(async () => {
  server = createServer(express().use(refuseUnsupportedMethod, (_request, response) => void response.send('in')))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(() => server.close())

const ask = async (method: string, path: string) => {
  const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
  })
  return [status, headers.get('allow')]
}

describe('refuseUnsupportedMethod', () => {
  it('finds in the page table exactly the pages that export an action', () => {
    const told = pages.filter((page) => 'takesForms' in page).map(({ name }) => name)
    const found = pages.filter((page) =>
      /export (async function|const) action\b/.test(
        readFileSync(new URL(`../../app/${fileOf(page)}`, import.meta.url), 'utf8'),
      ),
    )
    expect(told).toEqual(found.map(({ name }) => name))
  })

  it.each(['/', '/find', '/find.data', '/de', '/de/tool/canva/countries'])(
    'accepts only GET and HEAD at %s',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
        expect(await ask(method, path)).toEqual([405, 'GET, HEAD'])
      for (const method of ['GET', 'HEAD']) expect(await ask(method, path)).toEqual([200, null])
    },
  )

  it.each(['/nowhere', '/en/login', '/_root.data'])('returns 404 for a POST to %s', async (path) =>
    expect(await ask('POST', path)).toEqual([404, null]),
  )

  it.each(['/login', '/login.data', '/de/register', '/tool/canva', '/submit', '/account', '/collect'])(
    'accepts a POST but not a PUT at %s',
    async (path) => {
      expect(await ask('POST', path)).toEqual([200, null])
      expect(await ask('PUT', path)).toEqual([405, 'GET, HEAD, POST'])
    },
  )
})
