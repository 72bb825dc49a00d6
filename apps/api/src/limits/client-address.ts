import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** By this header the web names the visitor it speaks for; believed on the inner listener alone. */
export const clientAddressHeader = 'x-client-address'

/** Where a call really comes from. Anybody can send the header to the public listener: there it is worth nothing. */
export function clientAddressOf(request: FastifyRequest, isInner: boolean): string {
  const named = request.headers[clientAddressHeader]
  if (isInner && typeof named === 'string' && isIP(named) !== 0) return named
  return request.ip
}
