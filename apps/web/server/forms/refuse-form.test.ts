import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refuseForm } from './refuse-form.ts'

const site = 'https://polydex.example'
let server: Server
let address: string

beforeEach(async () => {
  const app = express().use(refuseForm(site), (_request, response) => void response.send('in'))
  server = createServer(app)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/login`
})
afterEach(() => server.close())

const post = async (headers: Record<string, string>, body = 'email=a') =>
  (await fetch(address, { method: 'POST', headers, body })).status

describe('a form sent to a page', () => {
  it('D6.1 is accepted from a page of this site', async () => {
    expect(await post({ 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
    expect(await post({ Origin: site })).toBe(200)
    expect((await fetch(address, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(200)
  })

  it.each([
    { 'Sec-Fetch-Site': 'cross-site', Origin: site },
    { Origin: 'null' },
    { Origin: 'http://polydex.example' },
    {},
  ])('D6.1 is refused from elsewhere: %o', async (headers) =>
    expect(await post(headers as Record<string, string>)).toBe(403),
  )

  it('is refused with 413 if it is larger than any form of ours', async () => {
    expect(await post({ Origin: site }, 'x'.repeat(300_000))).toBe(413)
  })
})
