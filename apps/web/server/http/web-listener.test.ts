import { once } from 'node:events'
import { Agent, request, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { isLong } from '../../../../tests/run-mode.ts'
import { openWebListener } from './web-listener.ts'

let listener: Awaited<ReturnType<typeof openWebListener>>
let agents: Agent[] = []
const open = async (app: RequestListener) => {
  listener = await openWebListener(app, '127.0.0.1', 0)
}
afterEach(async () => {
  for (const agent of agents) agent.destroy()
  agents = []
  await listener.close().catch(() => {})
})

const keep = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return agent
}
const ask = async (agent: Agent, path = '/'): Promise<IncomingMessage> => {
  const asking = request({ port: listener.port, host: '127.0.0.1', path, agent }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}
/** Sends raw bytes; returns everything that the server sends until it closes the connection. */
const say = async (...chunks: string[]): Promise<string> => {
  const socket: Socket = connect(listener.port, '127.0.0.1')
  for (const chunk of chunks) socket.write(chunk)
  return text(socket)
}

describe('the listener', () => {
  it('keeps connections open for 65 s, longer than proxies do', async () => {
    await open((_request, response) => response.end('in'))
    expect((await ask(keep())).headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=65' })
  })

  it('closes idle and busy keep-alive connections without losing a request', async () => {
    await open((_request, response) => void setTimeout(() => response.end('in'), 20))
    await ask(keep()) // stays idle
    const seen: string[] = []
    const connected = new Set<number>()
    const visits = Array.from({ length: 20 }, async (_none, visitor) => {
      const agent = keep()
      for (;;) {
        const { statusCode, headers } = await ask(agent)
        seen.push(`${statusCode} ${headers.connection}`)
        connected.add(visitor)
        if (headers.connection === 'close') return
      }
    })
    while (connected.size < visits.length) await wait(20)
    const startedAt = performance.now()
    await listener.close()
    await Promise.all(visits)
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    expect(new Set(seen)).toEqual(new Set(['200 keep-alive', '200 close']))
  })

  it('lets an answer in progress finish before it closes', async () => {
    await open((_request, response) => void setTimeout(() => response.end('whole'), 800))
    const slow = ask(keep())
    await wait(100)
    await listener.close()
    expect((await slow).headers.connection).toBe('close')
  })

  it.each([
    ['nonsense\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET / HTTP/1.1\r\nHost: a\r\nExpect: nonsense\r\n\r\n', 417],
    // Request smuggling: two servers that disagree about where a request ends let one visitor write the start of
    // another's.
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde', 400],
    ['GET / HTTP/1.1\nHost: a\n\n', 400],
  ])('refuses %j with security headers', async (bytes, status) => {
    await open((_request, response) => response.end('in'))
    const answer = await say(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/cache-control: no-store/i)
    expect(answer).toMatch(/strict-transport-security: max-age=31536000; includeSubDomains/i)
    expect(answer).toMatch(/content-security-policy: [^\r]*frame-ancestors 'none'/i)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).toMatch(/connection: close/i)
  })

  it.runIf(isLong)(
    'returns 408 if headers take over 5 s or a request over 15 s',
    async () => {
      await open((asked, response) => asked.resume().on('end', () => response.end('in')))
      const startedAt = performance.now()
      expect(await say('GET / HTTP/1.1\r\nHost')).toMatch(/^HTTP\/1\.1 408 [^]*no-store/)
      expect(performance.now() - startedAt).toBeLessThan(8_000)
      expect(await say('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx')).toMatch(/^HTTP\/1\.1 408 /)
      expect(performance.now() - startedAt).toBeLessThan(26_000)
    },
    40_000,
  )
})
