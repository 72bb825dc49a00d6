import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'

const database = openTestDatabase()
const lines: string[] = []
let app: FastifyInstance

beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) }
  app = await buildApp({ db: database.db, config: { LOG_LEVEL: 'info' }, logStream })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends raw bytes: no HTTP client would send these. */
async function say(head: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  const [top = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(answer.slice(9, 12)), head: top.toLowerCase(), body }
}

describe('a method that no call has', () => {
  it.each(['TRACE', 'FOO', 'get'])('%s returns 405 for any path', async (method) => {
    for (const path of ['/api/cate/getGroupCate?locale=en', '/healthz', '/nowhere']) {
      const answer = await say(`${method} ${path} HTTP/1.1\r\nHost: api.example`)
      expect([path, answer.status]).toEqual([path, 405])
      expect(answer.head).toMatch(/\nallow: (get|post)/)
      expect(answer.head).toMatch(/\ncache-control: no-store/)
      expect(answer.body).not.toContain('api.example')
    }
  })
})

describe('the Host header', () => {
  it.each(['[', 'a b', 'user@a', '', '[::1'])(
    '%j is invalid: it returns 400 and logs no internal error',
    async (host) => {
      lines.length = 0
      const { status, body } = await say(`GET /api/cate/getGroupCate?locale=en HTTP/1.1\r\nHost: ${host}`)
      expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([400, 'invalid_input'])
      expect(lines.join('')).not.toMatch(/stack|unexpected error/)
    },
  )

  it('in a path with line breaks returns 400 too', async () => {
    for (const path of ['/x%0a', '/api/x%0d', '/x%e2%80%a8'])
      expect([path, (await say(`GET ${path} HTTP/1.1\r\nHost: api.example`)).status]).toEqual([path, 400])
  })
})
