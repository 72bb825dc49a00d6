import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from 'prom-client'

/** Milliseconds. Whoever asks gives up soon after; a part that does not answer is as good as away. */
const patienceMs = 2_000

async function inTime<Result>(ask: () => Promise<Result>): Promise<Result> {
  const late = new AbortController()
  const timeout = wait(patienceMs, undefined, { signal: late.signal }).then(() => {
    throw new Error('No answer in time')
  })
  try {
    return await Promise.race([ask(), timeout])
  } finally {
    timeout.catch(() => {})
    late.abort()
  }
}

type Inner = {
  host: string
  port: number
  registry: Registry
  /** Throws, or answers what stands beside `ready`, such as the version of the schema. */
  isReady: () => Promise<Record<string, string>>
}

/**
 * For whoever runs this, never for visitors: `/healthz` while the process lives, `/readyz` while it can do its work (503
 * otherwise), `/metrics`.
 */
export async function openInnerListener({
  host,
  port,
  registry,
  isReady,
}: Inner): Promise<{ port: number; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const send = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
    const say = (status: number, body: object) => send(status, 'application/json', JSON.stringify(body))
    const path = request.url?.split('?', 1)[0]
    if (request.method !== 'GET' && request.method !== 'HEAD') say(405, { status: 'refused' })
    else if (path === '/healthz') say(200, { status: 'ok' })
    else if (path === '/readyz')
      inTime(isReady).then(
        (facts) => say(200, { status: 'ready', ...facts }),
        () => say(503, { status: 'not ready' }),
      )
    else if (path === '/metrics')
      inTime(() => registry.metrics()).then(
        (text) => send(200, registry.contentType, text),
        () => say(500, { status: 'failed' }),
      )
    else say(404, { status: 'unknown' })
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
