import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveBuild } from './serve-files.ts'

let folder: string
let server: Server
let origin: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/a-1.js'), 'plain')
  await writeFile(join(folder, 'assets/a-1.js.br'), 'brotli')
  await writeFile(join(folder, 'assets/b-1.css'), 'style')
  await writeFile(join(folder, 'favicon.ico'), 'icon')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await writeFile(join(folder, 'assets/d-1.svg'), '<svg/>')
  await writeFile(join(folder, 'assets/d-1.svg.br'), 'brotli')
  server = createServer(express().use(...serveBuild(folder), (_request, response) => void response.send('page')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

/** The raw body: `fetch` would decompress it. */
const ask = async (path: string, accepted = 'identity') => {
  const response = await fetch(origin + path, { headers: { 'Accept-Encoding': accepted } })
  const encoding = response.headers.get('content-encoding')
  return [response.status, encoding, encoding === null ? await response.text() : response.headers.get('content-length')]
}

describe('built files', () => {
  it('are sent as the best accepted copy that exists', async () => {
    expect(await ask('/assets/a-1.js')).toEqual([200, null, 'plain'])
    expect(await ask('/assets/a-1.js', 'gzip, br')).toEqual([200, 'br', '6'])
    expect(await ask('/assets/a-1.js', 'gzip')).toEqual([200, null, 'plain'])
    expect(await ask('/assets/b-1.css', 'br')).toEqual([200, null, 'style'])
    const { headers } = await fetch(`${origin}/assets/a-1.js`, { headers: { 'Accept-Encoding': 'br' }, method: 'HEAD' })
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('vary')).toBe('Accept-Encoding')
  })

  it('are looked up on every request: vanished assets return 404, and new ones are found', async () => {
    expect(await ask('/assets/a-1.js')).toEqual([200, null, 'plain'])
    await rm(join(folder, 'assets/a-1.js.br'))
    expect(await ask('/assets/a-1.js', 'br')).toEqual([200, null, 'plain'])
    await rm(join(folder, 'assets/a-1.js'))
    await rm(join(folder, 'favicon.ico'))
    expect((await ask('/assets/a-1.js', 'br'))[0]).toBe(404)
    expect(await ask('/favicon.ico')).toEqual([200, null, 'page'])
    await writeFile(join(folder, 'assets/c-2.js'), 'new')
    expect(await ask('/assets/c-2.js')).toEqual([200, null, 'new'])
  })

  it.each(['/assets/%ff.js', '/assets/', '/assets/nul%00.js'])('return 404 for %s', async (path) =>
    expect((await ask(path))[0]).toBe(404),
  )
})
