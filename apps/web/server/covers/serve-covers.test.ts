import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coverAddress } from '../../app/addresses/cover-address.ts'
import { drawCover } from './draw-cover.ts'
import { serveCovers } from './serve-covers.ts'

let server: Server
let origin: string
const ask = (path: string, init?: RequestInit) => fetch(origin + path, init)

beforeAll(async () => {
  server = await new Promise<Server>((resolve) => {
    const listening = express()
      .use('/covers', serveCovers)
      .listen(0, '127.0.0.1', () => resolve(listening))
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

describe('serveCovers', () => {
  it.each(['Canva', '翻译 50%', '..', '?q#h'])('S1.5a draws %s', async (name) => {
    const response = await ask(coverAddress(name, 'image'))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(drawCover(name, 'image'))
  })

  it('sends an immutable, compressed SVG whose policy allows only its own style', async () => {
    const { headers } = await ask('/covers/1/image/Canva.svg', { headers: { 'Accept-Encoding': 'br' } })
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox$/,
    )
    const plain = await ask('/covers/1/image/Canva.svg', { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it.each([
    '/covers/1/nonsense/Canva.svg',
    '/covers/3/image/Canva.svg',
    '/covers/1/image/%ff.svg',
    '/covers/1/image/a/b.svg',
    `/covers/1/image/${'x'.repeat(81)}.svg`,
  ])('returns 404 for %s', async (path) => expect((await ask(path)).status).toBe(404))
})
