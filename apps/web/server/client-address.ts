import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address is a proxy of ours. */
export type Trust = (address: string) => boolean

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

/** Throws on what is neither an address nor a network. */
export function createTrust(text: string): Trust {
  const list = new BlockList()
  for (const part of text.split(',').map((word) => word.trim())) {
    if (part === '') continue
    const [address = '', bits] = part.split('/')
    const type = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, type)
    else list.addSubnet(address, Number(bits), type)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * The visitor's address. Proxies append to X-Forwarded-For, and anybody may have begun it: it is read from its end, as far
 * as those who wrote are trusted. Whoever connects directly is taken by the connection, whatever they send.
 */
export function clientAddressOf(request: IncomingMessage, isTrusted: Trust): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  let address = plain(request.socket.remoteAddress ?? '')
  for (const entry of forwarded.toReversed()) {
    const named = plain(entry.trim())
    if (!isTrusted(address) || isIP(named) === 0) break
    address = named
  }
  return address
}
