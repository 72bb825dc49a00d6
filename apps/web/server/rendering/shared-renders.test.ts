import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSharedRenders, sendRendered, type Rendered, type SharedRenders } from './shared-renders.ts'

let server: Server
let origin: string
/** Renders in progress, each waiting for its response. */
let rendering: ((rendered: Rendered | undefined) => void)[]

const answerWith =
  ({ share }: SharedRenders): RequestHandler =>
  async (request, response) => {
    const page = await share(request, () => new Promise((resolve) => rendering.push(resolve)))
    if (page === undefined) response.status(503).end()
    else sendRendered(request, response, page)
  }

beforeEach(async () => {
  rendering = []
  server = createServer(express().use(answerWith(createSharedRenders())))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const rendered = (body: string, status: number, headers: Record<string, string>): Rendered => ({
  status,
  headers: new Headers(headers),
  body: Buffer.from(body),
})
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity', ...headers } })
  return [response.status, await response.text(), response.headers.getSetCookie()]
}
const until = async (count: number) => {
  while (rendering.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
  // A joined request starts no render, so there is nothing to observe: wait a moment.
  await new Promise((resolve) => setTimeout(resolve, 100))
}

describe('equal requests', () => {
  it('share the bytes of one render, or its refusal; other requests have their own', async () => {
    const asked = [get('/a'), get('/a'), get('/b'), get('/a', { 'Accept-Encoding': 'br' }), get('/a')]
    await until(3)
    expect(rendering).toHaveLength(3)
    for (const resolve of rendering) resolve(rendered('public', 200, { 'Cache-Control': 'public' }))
    expect(await Promise.all(asked)).toEqual(asked.map(() => [200, 'public', []]))
    const shed = [get('/a'), get('/a')]
    await until(4)
    rendering[3]?.(undefined)
    expect(await Promise.all(shed)).toEqual(shed.map(() => [503, '', []]))
    expect(rendering).toHaveLength(4)
  })

  it.each([
    ['a cookie', 200, { 'Set-Cookie': 'token=secret' }],
    ['what is private', 200, { 'Cache-Control': 'private, no-store' }],
    ['that one visitor came too often', 429, { 'Cache-Control': 'no-store' }],
  ])('never share %s', async (_name, status, headers) => {
    const asked = [get('/a'), get('/a')]
    await until(1)
    rendering[0]?.(rendered('first', status, headers))
    await until(2)
    rendering[1]?.(rendered('second', 200, {}))
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(([, body]) => body))).toEqual(new Set(['first', 'second']))
    expect(answers.find(([, body]) => body === 'second')).toEqual([200, 'second', []])
  })

  it('get 304 or the page, each according to its own If-None-Match', async () => {
    const asked = [
      get('/a'),
      ...['W/"1"', '"0", W/"1"', '*', 'W/"0"'].map((tag) => get('/a', { 'If-None-Match': tag })),
    ]
    await until(1)
    rendering[0]?.(rendered('page', 200, { ETag: 'W/"1"', 'Content-Type': 'text/html', 'Content-Length': '4' }))
    expect((await Promise.all(asked)).map(([status, body]) => [status, body])).toEqual([
      [200, 'page'],
      [304, ''],
      [304, ''],
      [304, ''],
      [200, 'page'],
    ])
  })
})
