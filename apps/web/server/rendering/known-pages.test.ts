import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKnownPages, type KnownPages } from './known-pages.ts'
import { sendRendered, type Rendered } from './shared-renders.ts'

const page = (tag: string, caching = 'public, max-age=0', status = 200): Rendered => ({
  status,
  headers: new Headers({ ETag: tag, 'Cache-Control': caching, Vary: 'Accept-Encoding', 'Content-Type': 'text/html' }),
  body: Buffer.from('page'),
})

let server: Server
let origin: string
let version: string | undefined
let current: Rendered
let renders: number
let onRender: () => void

const answerWith =
  ({ remember }: KnownPages): RequestHandler =>
  async (request, response) => {
    const rendered = await remember(request, async () => {
      renders += 1
      onRender()
      return current
    })
    if (rendered !== undefined) sendRendered(request, response, rendered)
  }

beforeEach(async () => {
  ;[version, current, renders, onRender] = ['1', page('W/"a"'), 0, () => {}]
  const pages = createKnownPages(async () => version, 2)
  const app = express().disable('etag')
  app.use(pages.answer)
  app.use(answerWith(pages))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const ask = async (path: string, tag?: string, method = 'GET') => {
  const response = await fetch(origin + path, { method, headers: tag === undefined ? {} : { 'If-None-Match': tag } })
  return [response.status, renders]
}

describe('known pages', () => {
  it('are answered with 304 and their headers, without rendering, until the version changes', async () => {
    expect(await ask('/a')).toEqual([200, 1])
    const again = await fetch(`${origin}/a`, { headers: { 'If-None-Match': 'W/"a"' } })
    expect([again.status, renders, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
      304,
      1,
      'W/"a"',
      'public, max-age=0',
    ])
    expect([again.headers.get('vary'), again.headers.get('content-type')]).toEqual(['Accept-Encoding', null])
    version = '2'
    expect(await ask('/a', 'W/"a"')).toEqual([304, 2])
    expect(await ask('/a', 'W/"a"')).toEqual([304, 2])
  })

  it('are rendered for a client without the tag or with another, for POST and for another address', async () => {
    await ask('/a')
    expect(await ask('/a')).toEqual([200, 2])
    expect(await ask('/a', 'W/"b"')).toEqual([200, 3])
    expect(await ask('/a', 'W/"a"', 'POST')).toEqual([304, 4])
    expect(await ask('/a?b', 'W/"a"')).toEqual([304, 5])
  })

  it.each([
    ['depend on the visitor', page('W/"a"', 'no-cache')],
    ['are private', page('W/"a"', 'private, no-store')],
    ['do not exist', page('W/"a"', 'public, max-age=0', 404)],
  ])('exclude pages that %s', async (_name, rendered) => {
    current = rendered
    await ask('/a')
    const [, count] = await ask('/a', 'W/"a"')
    expect(count).toBe(2)
  })
})
