import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

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
    const say = (status: number, body: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(body))
    if (request.method !== 'GET') say(405, { status: 'refused' })
    else if (request.url === '/healthz') say(200, { status: 'ok' })
    else if (request.url === '/readyz')
      isReady().then(
        (facts) => say(200, { status: 'ready', ...facts }),
        () => say(503, { status: 'not ready' }),
      )
    else if (request.url === '/metrics')
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
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
