import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { z } from 'zod'
import { plainAddress } from './plain-address.ts'

/** Whether an address is a proxy of ours. */
export type Trust = (address: string) => boolean

/** Prefix bits before the IPv4 part of an IPv4-mapped IPv6 address. */
const mappedBits = 96

/** Throws unless each entry is exactly an address or a network: a misread entry would let a visitor claim any address. */
export function createTrust(text: string): Trust {
  const list = new BlockList()
  for (const part of text.trim() === '' ? [] : text.split(',')) addPart(list, part.trim())
  return (address) => {
    const plain = plainAddress(address)
    return plain !== undefined && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
  }
}

function addPart(list: BlockList, part: string): void {
  const [, written = '', bits] = /^([^/%\s]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(part) ?? []
  const address = plainAddress(written)
  if (address === undefined) throw new Error(`${JSON.stringify(part)} is neither an address nor a network`)
  const type = isIPv4(address) ? 'ipv4' : 'ipv6'
  if (bits === undefined) return list.addAddress(address, type)
  const length = Number(bits) - (isIPv6(written) && type === 'ipv4' ? mappedBits : 0)
  if (length < 0 || length > (type === 'ipv4' ? 32 : 128)) throw new Error(`${JSON.stringify(part)} has no such prefix`)
  list.addSubnet(address, length, type)
}

/** The environment variable TRUSTED_PROXIES of API and web: addresses or networks, comma-separated. Empty: none. */
export const trustedProxies = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return createTrust(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'must be addresses or networks with commas: 10.0.0.0/8,::1' })
      return z.NEVER
    }
  })
