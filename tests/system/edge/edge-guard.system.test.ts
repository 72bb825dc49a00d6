import { readFile } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askEdge, edgeHost, type EdgeAnswer } from '../../../tests/ask-edge.ts'
import type { RunningEdge } from '../../../tests/run-edge.ts'
import { startEdge } from '../../start-edge.ts'
import { startOrigin, type Origin } from './start-origin.ts'

let origin: Origin
let edge: RunningEdge
beforeAll(async () => {
  origin = await startOrigin()
  edge = await startEdge({ webs: [origin.port] })
}, 30_000)
afterAll(async () => {
  await edge.stop()
  origin.stop()
})

const ask = (path: string, asked: Parameters<typeof askEdge>[2] = {}) => askEdge(edge.ports, path, asked)

/** Sends lines, over TLS unless the name of the server is left out; returns everything up to the end of the connection. */
async function sendRaw(lines: string[], servername?: string): Promise<string> {
  const { http, https } = edge.ports
  const socket =
    servername === undefined
      ? connectPlain(http, '127.0.0.1')
      : connect({ host: '127.0.0.1', port: https, servername, rejectUnauthorized: false })
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return readText(socket).catch((error: NodeJS.ErrnoException) => `refused: ${error.code}`)
}

const host = `Host: ${edgeHost}`

/** Connections from the first server to the second: all sockets at their path except the listening one. */
const countKept = async (): Promise<number> => {
  const sockets = (await readFile('/proc/net/unix', 'utf8')).split('\n')
  return sockets.filter((line) => line.endsWith(join(edge.folder, 'run/polydex-edge.sock'))).length - 1
}

// Before any other test, because those leave connections that a form could use.
it('forms use no keep-alive connection within the edge, because a reload would close it', async () => {
  const before = await countKept()
  const form = { method: 'POST', body: 'email=' }
  await Promise.all(['de', 'ja', 'ko'].map((locale) => ask(`/${locale}/login`, form)))
  expect(await countKept()).toBe(before)
  await Promise.all(['de', 'ja', 'ko'].map((locale) => ask(`/${locale}/login`)))
  expect(await countKept()).toBeGreaterThan(before)
})

describe('the edge refuses', () => {
  it('other hosts, in every place where a request can name one', async () => {
    expect(await sendRaw(['GET /about HTTP/1.1', host], edgeHost)).toContain('HTTP/1.1 200')
    for (const lines of [
      ['GET / HTTP/1.1', 'Host: evil.example'],
      ['GET / HTTP/1.0'],
      ['GET http://evil.example/ HTTP/1.1', host],
    ])
      expect(await sendRaw(lines, edgeHost)).not.toContain('HTTP/')
    expect(await sendRaw(['GET / HTTP/1.1', 'Host: evil.example'], 'evil.example')).toContain('refused')
  })

  it('a read with a body, which the cache knows nothing of, in HTTP/2 too', async () => {
    for (const body of ['Content-Length: 3\r\n\r\na=b', 'Transfer-Encoding: chunked\r\n\r\n0'])
      expect(await sendRaw(['GET /about HTTP/1.1', host, body], edgeHost)).toContain('HTTP/1.1 400')
    const session = connectHttp2(`https://127.0.0.1:${edge.ports.https}`, {
      servername: edgeHost,
      rejectUnauthorized: false,
    })
    const request = session.request({ ':path': '/tool/fat', ':authority': edgeHost }, { endStream: false })
    const status = new Promise((resolve) => request.once('response', (headers) => resolve(headers[':status'])))
    request.end('q=evil')
    expect(await status).toBe(400)
    session.destroy()
    expect((await ask('/tool/fat')).status).toBe(200)
  })

  it('calls without TLS, and leads pages to TLS with their address as it was sent', async () => {
    expect(await sendRaw(['GET /api/login/getSettings HTTP/1.1', host])).toMatch(/^HTTP\/1\.1 403/)
    const target = '/a%0d%0aX-Evil:%201?b=%0d%0a'
    const [head = ''] = (await sendRaw([`GET ${target} HTTP/1.1`, host])).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 301/)
    expect(head).toContain(`\r\nLocation: https://${edgeHost}:${edge.ports.https}${target}\r\n`)
  })

  it('addresses that are for nginx alone', async () => {
    for (const path of ['/edge/home', '/edge/%68ome', '/x/../edge/home', '/edge/away'])
      expect([path, (await ask(path, { headers: { 'X-Accel-Redirect': '/edge/home' } })).body.toString()]).toEqual([
        path,
        expect.not.stringContaining('GET / '),
      ])
  })
})

/** A visitor who says to be another each time. */
const pretend = (index: number) => ({
  headers: { 'X-Forwarded-For': `203.0.113.${index}`, Cookie: `token=${index}` },
})

describe('limits', { timeout: 30_000 }, () => {
  it('count pages that the web renders, not those from the cache, and refuse in the language of the address', async () => {
    await ask('/de/tool/kept')
    const misses: EdgeAnswer[] = []
    // Eight at once: the limit of concurrent requests is another.
    for (let turn = 0; turn < 200; turn += 8) {
      const turns = Array.from({ length: 8 }, (_, index) => turn + index)
      misses.push(...(await Promise.all(turns.map((index) => ask(`/de/tool/p-${index}`, pretend(index))))))
    }
    const refused = misses.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(50)
    for (const { headers, body } of refused)
      expect([headers['retry-after'], headers['cache-control'], body.toString()]).toEqual([
        '5',
        'no-store',
        expect.stringContaining('Bitte etwas langsamer'),
      ])
    const hits = await Promise.all(Array.from({ length: 300 }, () => ask('/de/tool/kept')))
    expect(hits.filter(({ status }) => status !== 200)).toEqual([])
  })

  it('count forms, and files apart from pages', async () => {
    const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'email=a' }
    const forms = await Promise.all(Array.from({ length: 100 }, () => ask('/de/login', form)))
    expect(forms.filter(({ status }) => status === 429).length).toBeGreaterThan(20)
    const files = await Promise.all(Array.from({ length: 80 }, (_, index) => ask(`/assets/${index}.js`)))
    expect(files.filter(({ status }) => status !== 200)).toEqual([])
  })
})
