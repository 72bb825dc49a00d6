import { clientAddressHeader } from '@polydex/contract/http/client-address-header'
import { plainAddress } from '@polydex/contract/address/plain-address'
import type { Trust } from '@polydex/contract/address/trusted-proxies'
import { createForwardedWarning } from '@polydex/process/warn-of-forwarded'
import type { FastifyInstance } from 'fastify'

/** On the public listener: warns of callers that name a visitor without being trusted to. */
export function warnOfCallers(app: FastifyInstance, isTrustedProxy: Trust): void {
  const note = createForwardedWarning((text) => app.log.warn(text))
  let hasWarned = false
  app.addHook('onRequest', async ({ headers, socket }) => {
    const peer = plainAddress(socket.remoteAddress ?? '') ?? ''
    if (headers['x-forwarded-for'] !== undefined && !isTrustedProxy(peer)) note(peer)
    if (hasWarned || headers[clientAddressHeader] === undefined) return
    hasWarned = true
    app.log.warn('ignored a client address on the public listener; API_BASE of the web must be the inner listener')
  })
}
