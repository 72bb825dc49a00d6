import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Failure } from '@polydex/contract/error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheControlOf } from './cache-rules.ts'
import { logRequest } from './log-requests.ts'

const unreadable = { code: 'invalid_input', message: 'The request cannot be read' } satisfies Failure
/** Not the caller's fault alone: on a machine with too much to do every head comes late. */
const late = { code: 'unavailable', message: 'The request did not come in time' } satisfies Failure

/** Plugins do not run for what is refused this early, so their headers stand here. */
const headers = {
  'Cache-Control': cacheControlOf('failure'),
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** A path that the router cannot decode. */
export function refuseUnreadablePath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => logRequest(request, reply))
  reply
    .status(400)
    .headers({ ...headers, 'X-Request-Id': request.id })
    .send(unreadable)
}

/** What is no HTTP, too large a head (400), or a request that does not come to its end in time (408). */
export function refuseUnreadableBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const body = JSON.stringify(isLate ? late : unreadable)
  const lines = Object.entries({
    ...headers,
    'X-Request-Id': randomUUID(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(body.length),
    Connection: 'close',
    ...(isLate && { 'Retry-After': '1' }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${isLate ? '408 Request Timeout' : '400 Bad Request'}\r\n${lines.join('')}\r\n${body}`)
}
