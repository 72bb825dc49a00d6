import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Failure } from '@polydex/contract/http/error'
import { hasUnknownMethod } from '@polydex/contract/http/has-unknown-method'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheControlOf } from '../reads/cache-rules.ts'
import { logRequest } from './log-requests.ts'
import { allowedMethods, noSuchMethod } from './refuse-odd-requests.ts'

const unreadable = { code: 'invalid_input', message: 'The request cannot be read' } satisfies Failure
/** Not always the caller's fault: on an overloaded machine every head arrives late. */
const late = { code: 'unavailable', message: 'The request did not come in time' } satisfies Failure

/** Plugins do not run for requests refused this early, so their headers are repeated here. */
const headers = {
  'Cache-Control': cacheControlOf('failure'),
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/** Refuses a path that the router cannot decode. */
export function refuseUnreadablePath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => logRequest(request, reply))
  reply
    .status(400)
    .headers({ ...headers, 'X-Request-Id': request.id })
    .send(unreadable)
}

/** Status and body by the parser's error. */
function explain(error: Error & { code?: string }): { status: string; body: object; more?: Record<string, string> } {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: '408 Request Timeout', body: late, more: { 'Retry-After': '1' } }
  if (hasUnknownMethod(error))
    return { status: '405 Method Not Allowed', body: noSuchMethod, more: { Allow: allowedMethods } }
  return { status: '400 Bad Request', body: unreadable }
}

/**
 * Rejects bytes that are not HTTP or whose head is too large (400), an unknown method (405), and a request that is not
 * complete in time (408).
 */
export function refuseUnreadableBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, body, more } = explain(error)
  const text = JSON.stringify(body)
  const lines = Object.entries({
    ...headers,
    'X-Request-Id': randomUUID(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(text.length),
    Connection: 'close',
    ...more,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`)
}
