import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldsMark } from '../../app/http/fields-mark.ts'
import { limitForms } from './limit-forms.ts'

let server: Server
let origin: string
let rendered: string[]

async function start(formsPerSecond: number): Promise<void> {
  rendered = []
  const bound = limitForms({
    formsPerSecond,
    isTrustedProxy: () => true,
    findDevice: (request) => request.get('cookie'),
    renderBusy: async (locale, secrets) => {
      rendered.push(`${locale} ${secrets?.join(' ') ?? 'unknown'}`)
      return `a moment, please: ${fieldsMark}`
    },
    // All within one moment, however busy the machine is.
    now: () => 0,
  })
  server = createServer(express().use(bound, (_request, response) => void response.send('in')))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
beforeEach(() => start(10))
afterEach(() => server.close())

type Sent = { address?: string; method?: string; device?: string; body?: URLSearchParams | string }
const send = async (path: string, { address = '203.0.113.1', method = 'POST', device, body }: Sent = {}) => {
  const headers = { 'X-Forwarded-For': address, ...(device !== undefined && { Cookie: device }) }
  const response = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) })
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
}
const sendMany = async (count: number, path: string) => {
  for (let turn = 0; turn < count; turn += 1) await send(path)
}

describe('forms over the limit', () => {
  it('get a small page, rendered once per language, with a Retry-After header', async () => {
    await sendMany(10, '/login')
    expect(await send('/login')).toEqual({ status: 503, text: 'a moment, please: ', retryAfter: '2' })
    await sendMany(5, '/de/login')
    await sendMany(5, '/de/tool/one')
    expect(rendered).toEqual(['en unknown', 'de unknown'])
  })

  it('are not lost: all fields but passwords come back, ready to be sent again', async () => {
    await sendMany(10, '/login')
    const typed = { email: 'a@example.com', note: `"><script>&'$&`, password: 'secret one', newPassword: 'secret two' }
    const { status, text } = await send('/login', {
      body: new URLSearchParams([...Object.entries(typed), ['note', '2']]),
    })
    expect(status).toBe(503)
    expect(text).toBe(
      'a moment, please: <input type="hidden" name="email" value="a@example.com">' +
        '<input type="hidden" name="note" value="&quot;&gt;&lt;script&gt;&amp;&#39;$&amp;">' +
        '<input type="hidden" name="note" value="2">',
    )
    expect(rendered.at(-1)).toBe('en password newPassword')
  })

  it.each([
    ['too long', new URLSearchParams({ note: 'x'.repeat(40_000) })],
    ['no form', '{"email":"a@example.com"}'],
  ])('do not come back with their fields: %s', async (_name, body) => {
    await sendMany(10, '/login')
    expect((await send('/login', { body })).text).toBe('a moment, please: ')
    expect(rendered).toEqual(['en unknown'])
  })

  it('get only a status and a short text if a script sent them', async () => {
    await sendMany(10, '/login.data')
    expect(await send('/login.data')).toEqual({ status: 503, text: 'Too many forms\n', retryAfter: '2' })
  })

  it('are counted by network: another address of the same IPv6 network is refused too', async () => {
    // Also with zeros left out: the same four groups in short form.
    for (let turn = 1; turn <= 10; turn += 1) await send('/login', { address: `2001:db8::${turn}:1:1:1` })
    expect((await send('/login', { address: '2001:db8:0:0:9:9:9:9' })).status).toBe(503)
    expect((await send('/login', { address: '2001:db8:0:ff:9:9:9:9' })).status).toBe(503)
  })

  it('leave capacity for known devices', async () => {
    await sendMany(20, '/login')
    expect((await send('/login', { device: 'known' })).status).toBe(200)
  })
})
