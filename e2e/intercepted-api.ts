import { createServer, type ServerResponse } from 'node:http'
import { listen } from '../tests/start-program.ts'

export type InterceptedApi = {
  origin: string
  /** By the path of a call: answers sent instead of the API's. */
  instead: Map<string, (response: ServerResponse) => void>
  stop: () => void
}

/**
 * Proxies calls to a real API, except those that a test answers itself: simulates an API that fails in one place only.
 */
export async function startInterceptedApi(api: string): Promise<InterceptedApi> {
  const instead: InterceptedApi['instead'] = new Map()
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', api)
    const own = instead.get(address.pathname)
    if (own !== undefined) return own(response)
    void passOn(address, request.method ?? 'GET', response)
  })
  const port = await listen(server)
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, instead, stop }
}

async function passOn(address: URL, method: string, response: ServerResponse): Promise<void> {
  try {
    const original = await fetch(address, { method })
    const body = await original.text()
    response.writeHead(original.status, { 'Content-Type': 'application/json' }).end(body)
  } catch {
    response.destroy()
  }
}

/** Answers with a failure of the API. */
export const sayFailure =
  (status: number, failure: Record<string, unknown>) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(failure))
  }
