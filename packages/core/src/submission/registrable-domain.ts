import { parse } from 'tldts'

/** Suffixes of the public list that browsers cannot open on the web. */
const unreachable = /(^|\.)(arpa|onion)$/

/**
 * The part of a host that can be registered: `example.co.uk` of `shop.example.co.uk`, `name.github.io` of a page there,
 * and `github.io` of the provider's own page. Undefined for hosts without a public suffix: bare words, IP addresses,
 * internal names.
 */
export function registrableDomainOf(host: string): string | undefined {
  const { domain, isIp } = parse(host, { allowPrivateDomains: true })
  const registered = parse(host)
  if (isIp === true || registered.isIcann !== true || unreachable.test(host)) return undefined
  return domain ?? registered.domain ?? undefined
}
