import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { boundForms } from './bound-forms.ts'

let server: Server
let origin: string
let rendered: string[]

async function start(formsPerSecond: number): Promise<void> {
  rendered = []
  const bound = boundForms({
    formsPerSecond,
    isTrustedProxy: () => true,
    renderBusy: async (pathname) => {
      rendered.push(pathname)
      return Buffer.from('a moment, please')
    },
  })
  server = createServer(express().use(bound, (_request, response) => void response.send('in')))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
beforeEach(() => start(10))
afterEach(() => server.close())

const send = async (path: string, address = '203.0.113.1', method = 'POST') => {
  const response = await fetch(origin + path, { method, headers: { 'X-Forwarded-For': address } })
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
}
const sendMany = async (count: number, path: string) => {
  for (let turn = 0; turn < count; turn += 1) await send(path)
}

describe('forms above the pace', () => {
  it('get a small page that is rendered once, and when to come back', async () => {
    await sendMany(5, '/login')
    expect(await send('/login')).toEqual({ status: 503, text: 'a moment, please', retryAfter: '2' })
    await sendMany(5, '/login')
    expect(rendered).toEqual(['/login'])
  })

  it('are told by the status alone where a script sent them', async () => {
    await sendMany(5, '/login.data')
    expect(await send('/login.data')).toEqual({ status: 503, text: 'Too many forms\n', retryAfter: '2' })
  })

  it('hold nobody up who only reads, and no bound holds anybody up where it is off', async () => {
    await sendMany(8, '/login')
    expect(await send('/login', '203.0.113.1', 'GET')).toMatchObject({ status: 200, text: 'in' })
    server.close()
    await start(0)
    await sendMany(50, '/login')
    expect(await send('/login')).toMatchObject({ status: 200, text: 'in' })
  })

  it('are counted by the network: the next address of one IPv6 network has no more', async () => {
    // Also where zeros are left out: the same four groups, written shorter.
    for (let turn = 1; turn <= 5; turn += 1) await send('/login', `2001:db8::${turn}:1:1:1`)
    expect((await send('/login', '2001:db8:0:0:9:9:9:9')).status).toBe(503)
  })
})
