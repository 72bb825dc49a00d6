import { clientAddressHeader } from '@polydex/contract/client-address-header'
import { plainAddress } from '@polydex/contract/plain-address'
import type { Trust } from '@polydex/contract/trusted-proxies'
import { visitorAddressOf } from '@polydex/contract/visitor-address'
import type { FastifyRequest } from 'fastify'

/** Which listener this is, and who may stand before the public one. */
export type Listener = { isInner: boolean; isTrustedProxy: Trust }

/**
 * Where a call really comes from, in its one spelling. On the inner listener the web names it. Anybody can send that header
 * to the public one: there it is worth nothing, and only proxies that are named say whose call it is.
 */
export function clientAddressOf(request: FastifyRequest, { isInner, isTrustedProxy }: Listener): string {
  const named = request.headers[clientAddressHeader]
  const address = isInner && typeof named === 'string' ? plainAddress(named) : undefined
  return address ?? visitorAddressOf(request.raw, isInner ? () => false : isTrustedProxy)
}
