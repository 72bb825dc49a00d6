import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import { version } from './version.ts'

/** Milliseconds. Health checkers time out soon after; a dependency that does not answer by then counts as down. */
const timeoutMs = 2_000

async function withTimeout<Result>(run: () => Promise<Result>): Promise<Result> {
  const finished = new AbortController()
  const timeout = wait(timeoutMs, undefined, { signal: finished.signal }).then(() => {
    throw new Error('Timed out')
  })
  try {
    return await Promise.race([run(), timeout])
  } finally {
    timeout.catch(() => {})
    finished.abort()
  }
}

type Inner = {
  host: string
  port: number
  registry: Registry
  /** Updates metrics that are only collected on a scrape. */
  observe?: () => Promise<void>
  /** Throws when not ready; otherwise returns extra fields for the response, such as the schema version. */
  isReady: () => Promise<Record<string, string>>
}

/**
 * For operators, never for visitors: `/healthz` with the release while the process is alive, `/readyz` while it can do its work (503
 * otherwise), `/metrics`.
 */
export async function openInnerListener({
  host,
  port,
  registry,
  observe,
  isReady,
}: Inner): Promise<{ port: number; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const send = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
    const sendJson = (status: number, body: object) => send(status, 'application/json', JSON.stringify(body))
    const path = request.url?.split('?', 1)[0]
    if (request.method !== 'GET' && request.method !== 'HEAD') sendJson(405, { status: 'refused' })
    else if (path === '/healthz') sendJson(200, { status: 'ok', version })
    else if (path === '/readyz')
      withTimeout(isReady).then(
        (facts) => sendJson(200, { status: 'ready', ...facts }),
        () => sendJson(503, { status: 'not ready' }),
      )
    else if (path === '/metrics')
      withTimeout(async () => {
        await observe?.()
        return registry.metrics()
      }).then(
        (text) => send(200, registry.contentType, text),
        () => sendJson(500, { status: 'failed' }),
      )
    else sendJson(404, { status: 'unknown' })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
