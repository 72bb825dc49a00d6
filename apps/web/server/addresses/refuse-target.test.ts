import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseTarget } from './refuse-target.ts'
import { openWebListener } from '../http/web-listener.ts'

let listener: Awaited<ReturnType<typeof openWebListener>>
beforeAll(async () => {
  const app = express().use(refuseTarget, (_request, response) => void response.send('in'))
  listener = await openWebListener(app, '127.0.0.1', 0)
})
afterAll(() => listener.close())

/** Sends raw bytes: no HTTP client sends these. */
async function say(line: string, host: string | undefined = 'polydex.example'): Promise<string> {
  const socket = connect(listener.port, '127.0.0.1')
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
const statusOf = (answer: string): number => Number(answer.slice(9, 12))

describe('refuseTarget', () => {
  it.each(['TRACE', 'FOO', 'get'])('returns 405 for the method %s, and does not echo the host', async (method) => {
    const answer = await say(`${method} /find`)
    expect(statusOf(answer)).toBe(405)
    expect(answer).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i)
    expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i)
    expect(answer).not.toContain('polydex.example')
  })

  it.each(['[', 'a b', 'a/b', 'user@a', 'a:b', '', '[::1'])('returns 400 for the host %j', async (host) =>
    expect(statusOf(await say('GET /find', host))).toBe(400),
  )

  it.each(['polydex.example', '[::1]:3000', 'Polydex.Example'])('accepts the host %s', async (host) =>
    expect(statusOf(await say('GET /find', host))).toBe(200),
  )

  it.each(['/', '/find?q=a', '/a/..b'])('accepts the target %s', async (target) =>
    expect(statusOf(await say(`GET ${target}`))).toBe(200),
  )

  // A cache that cuts a target off at # would store one page under the address of another.
  it.each(['/find#a', '/a/../b', '/a/%2e%2E/b', '/a\\b', 'http://a.example/'])(
    'returns 400 for the target %s',
    async (target) => expect(statusOf(await say(`GET ${target}`))).toBe(400),
  )

  // The router finds no page for a line break, and would log the address, which may be a secret, with a stack.
  it.each(['/case/secret%0a', '/case/secret%zz'])('returns 400 for the target %s', async (target) =>
    expect(statusOf(await say(`GET ${target}`))).toBe(400),
  )
})
