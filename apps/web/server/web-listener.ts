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
import { setTimeout as wait } from 'node:timers/promises'
import { hasUnknownMethod } from '@polydex/contract/has-unknown-method'
import { cacheRules } from '../app/http/cache-rules.ts'

/** Longer than the minute for which proxies keep a connection: they must be the ones to end it. */
const keepAliveMs = 65_000
const headMs = 5_000
const requestMs = 15_000
/** How often the two above are looked at. */
const lookMs = 1_000
const smallBytes = 64 * 1024
/** Far more than are served at once; beyond it a connection is closed before it costs anything. */
const mostConnections = 4_096

/** While stopping: whoever still uses a connection learns by an answer that it ends; then it is closed. */
const graceMs = 500
/** Then whatever still is under way is cut off: longer than any answer may take. */
const deadlineMs = 5_000

type WebListener = { port: number; close: () => Promise<void> }

/** Opens the port. `close` finishes what is under way, ends kept connections without losing a request, and gives up after 5 s. */
export async function openWebListener(app: RequestListener, host: string, port: number): Promise<WebListener> {
  const unanswered = new Set<ServerResponse>()
  let isStopping = false
  const server = createServer({
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: lookMs,
    // Answered by refuse-target.ts, with the headers of every other answer.
    requireHostHeader: false,
  })
  server.maxConnections = mostConnections
  server.on('request', (request, response) => {
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
    // What is left of a refused body would have to be read before the next request: much of it is not waited for.
    beforeHead(response, () => isStopping || (hasLargeBody(request) && !request.complete))
    app(request, response)
  })
  server.on('clientError', answerUnreadable)
  server.on('checkExpectation', (_request, response) => refuse(response, 417))
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      isStopping = true
      const closed = once(server, 'close')
      // Not its own `close`, which would at once end kept connections on which a request may be on its way.
      NetServer.prototype.close.call(server)
      await Promise.race([closed, wait(graceMs)])
      await endConnections(server, unanswered)
      await closed
    },
  }
}

/** Ends connections as they become idle, and at the deadline the rest. */
async function endConnections(server: Server, unanswered: Set<ServerResponse>): Promise<void> {
  const endAt = performance.now() + deadlineMs
  while (unanswered.size > 0 && performance.now() < endAt) {
    server.closeIdleConnections()
    await wait(20)
  }
  server.closeAllConnections()
}

/** A small rest is read and thrown away; its sender would lose the answer to a connection that ends while it is sent. */
const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallBytes

/** Runs before the head is written, whoever writes it. */
function beforeHead(response: ServerResponse, isLast: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...words: unknown[]) => ServerResponse
  response.writeHead = (...words: unknown[]) => {
    if (!response.headersSent && isLast()) response.setHeader('Connection', 'close')
    return writeHead(...words)
  }
}

/** What is refused here never meets the handlers that give every other answer its headers. */
const headersOfRefusal = {
  'Cache-Control': cacheRules.badRequest.says,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  Connection: 'close',
}

/** As Node would, with the headers that every answer has. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }): void {
  const isAnswering = socket._httpMessage?.headersSent === true
  if (!socket.writable || isAnswering || error.code === 'ECONNRESET') return void socket.destroy()
  const named = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[String(error.code)]
  const status = named ?? (hasUnknownMethod(error) ? 405 : 400)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headersOfRefusal).map(([name, value]) => `${name}: ${value}`),
    'Content-Length: 0',
    ...(status === 405 ? ['Allow: GET, HEAD, POST'] : []),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n`)
}

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, headersOfRefusal).end()
}
