import type { IncomingMessage } from 'node:http'
import { plainAddress } from './plain-address.ts'
import type { Trust } from './trusted-proxies.ts'

/**
 * The visitor's address. Proxies append to X-Forwarded-For, and a client can forge its beginning: it is read from the
 * end, as far as the hops are trusted. A direct peer is identified by its connection, whatever it sends.
 */
export function visitorAddressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, isTrusted: Trust): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  let address = plainAddress(request.socket.remoteAddress ?? '') ?? ''
  for (const entry of forwarded.toReversed()) {
    const named = plainAddress(entry.trim())
    if (!isTrusted(address) || named === undefined) break
    address = named
  }
  return address
}
