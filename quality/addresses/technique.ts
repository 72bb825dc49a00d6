/** One way to get an address accepted that is not public, deceives, or is already in the directory. */
export type AddressTechnique = {
  name: string
  /** The mistake of a check that it exploits. */
  weakness: string
  address: string
}

/** One way to submit an address again. */
export type DoublingTechnique = {
  name: string
  weakness: string
  /** The already known address, on this host. */
  known: 'root' | 'page' | 'idn'
  /** The same address in another spelling. */
  address: (host: string) => string
}

/** Already known addresses. */
export const knownAddresses: Record<DoublingTechnique['known'], (host: string) => string> = {
  root: (host) => `https://${host}/`,
  page: (host) => `https://${host}/notes?a=1&b=2`,
  idn: (host) => `https://xn--bcher-kva.${host}/`,
}
