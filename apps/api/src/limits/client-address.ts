import { clientAddressHeader } from '@polydex/contract/http/client-address-header'
import { plainAddress } from '@polydex/contract/address/plain-address'
import type { Trust } from '@polydex/contract/address/trusted-proxies'
import { visitorAddressOf } from '@polydex/contract/address/visitor-address'
import type { FastifyRequest } from 'fastify'

/** Which listener this is, and which proxies may be in front of the public one. */
export type Listener = { isInner: boolean; isTrustedProxy: Trust }

/**
 * The client's address, in its canonical spelling. On the inner listener the web names it. Any client can send that
 * header to the public one, where it is ignored: only TRUSTED_PROXIES name the client there.
 */
export function clientAddressOf(request: FastifyRequest, { isInner, isTrustedProxy }: Listener): string {
  const named = request.headers[clientAddressHeader]
  const address = isInner && typeof named === 'string' ? plainAddress(named) : undefined
  return address ?? visitorAddressOf(request.raw, isInner ? () => false : isTrustedProxy)
}
