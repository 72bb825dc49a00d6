import { once } from 'node:events'
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { hasUnknownMethod } from '@polydex/contract/http/has-unknown-method'
import { cacheRules } from '../../app/http/cache-rules.ts'

/** Longer than the 60 s for which proxies keep a connection: the proxy must be the one to close it. */
const keepAliveMs = 65_000
const headersTimeoutMs = 5_000
const requestTimeoutMs = 15_000
/** A connection on which nothing moves, because the client reads nothing; longer than any answer takes to begin. */
const idleTimeoutMs = 30_000
/** How often the two timeouts above are checked. */
const checkIntervalMs = 1_000
const smallBytes = 64 * 1024
/** Far more than can be served concurrently; further connections are closed before they cost anything. */
const maxConnections = 4_096

/**
 * During shutdown: time for clients on keep-alive connections to receive a `Connection: close`, and for the edge to close its
 * idle ones (after 500 ms, deploy/nginx/polydex/upstream.conf; the rest is for a busy machine). If this process closed them, a
 * form in flight would be lost.
 */
const graceMs = 1_500
/** After that, work still in progress is cut off. Longer than any response may take. */
const deadlineMs = 5_000

type WebListener = {
  port: number
  /** `grace`: milliseconds for clients on keep-alive connections; 0 if all clients are our own. */
  close: (grace?: number) => Promise<void>
}

/**
 * Opens the port. `close` finishes requests in progress, closes keep-alive connections without losing a request, and
 * gives up after 5 s.
 */
export async function openWebListener(app: RequestListener, host: string, port: number): Promise<WebListener> {
  const unanswered = new Set<ServerResponse>()
  let isStopping = false
  const server = createServer({
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkIntervalMs,
    // Handled by refuse-target.ts, so that the response has the usual headers.
    requireHostHeader: false,
  })
  server.timeout = idleTimeoutMs
  server.maxConnections = maxConnections
  server.on('request', (request, response) => {
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
    // An unread body would have to be drained before the next request on this connection; a large one is not worth it.
    beforeHead(response, () => isStopping || (hasLargeBody(request) && !request.complete))
    app(request, response)
  })
  server.on('clientError', answerParseError)
  server.on('checkExpectation', (_request, response) => refuse(response, 417))
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async (grace = graceMs) => {
      isStopping = true
      await untilTurnIsShort()
      const closed = once(server, 'close')
      // Not the server's own `close`, which immediately closes idle connections on which a request may already be on
      // its way.
      NetServer.prototype.close.call(server)
      await Promise.race([closed, wait(grace)])
      await endConnections(server, unanswered)
      await closed
    },
  }
}

/**
 * Closing a port resets connections that wait to be accepted. Each turn of the event loop accepts them; the shorter the last
 * turn, the fewer can have arrived since.
 */
async function untilTurnIsShort(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    const began = performance.now()
    await nextTurn()
    if (performance.now() - began < 1) return
  }
}

/** Closes connections as they become idle, and the rest at the deadline. */
async function endConnections(server: Server, unanswered: Set<ServerResponse>): Promise<void> {
  const endAt = performance.now() + deadlineMs
  while (unanswered.size > 0 && performance.now() < endAt) {
    server.closeIdleConnections()
    await wait(20)
  }
  server.closeAllConnections()
}

/** A small remainder is drained: closing while the client still sends would lose the response. */
const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallBytes

/** Hooks into `writeHead`, whichever handler calls it. */
function beforeHead(response: ServerResponse, isLast: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    if (!response.headersSent && isLast()) response.setHeader('Connection', 'close')
    return writeHead(...args)
  }
}

/** Responses sent here bypass the middleware that sets the usual headers. */
const refusalHeaders = {
  'Cache-Control': cacheRules.badRequest.says,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  Connection: 'close',
}

/** Like Node's default handler, with the headers above. */
function answerParseError(error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }): void {
  const isAnswering = socket._httpMessage?.headersSent === true
  if (!socket.writable || isAnswering || error.code === 'ECONNRESET') return void socket.destroy()
  const named = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[String(error.code)]
  const status = named ?? (hasUnknownMethod(error) ? 405 : 400)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}`),
    'Content-Length: 0',
    ...(status === 405 ? ['Allow: GET, HEAD, POST'] : []),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n`)
}

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, refusalHeaders).end()
}
