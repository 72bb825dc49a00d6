import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { requestIdHeader } from './request-id-header.ts'
import type { Trust } from '../address/trusted-proxies.ts'

/** As nginx generates them: 32 hexadecimal digits. */
const pattern = /^[\da-f]{32}$/

/** The id that a request carries; undefined if it has none or a malformed one. */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const named = headers[requestIdHeader]
  return typeof named === 'string' && pattern.test(named) ? named : undefined
}

/** The id that the edge assigned to a request, else a new one. */
export const requestIdOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>, isTrusted: Trust): string =>
  (isTrusted(request.socket.remoteAddress ?? '') ? readRequestId(request) : undefined) ??
  randomBytes(16).toString('hex')
