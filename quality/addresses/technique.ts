/** One way to have an address taken that is not public, deceives, or is in the directory already. */
export type AddressTechnique = {
  name: string
  /** The mistake of a check on which it works. */
  weakness: string
  address: string
}

/** One way to send an address in again. */
export type DoublingTechnique = {
  name: string
  weakness: string
  /** The address that is known already, on this host. */
  known: 'root' | 'page' | 'idn'
  /** The same address in another spelling. */
  address: (host: string) => string
}

/** Addresses that are known already. */
export const knownAddresses: Record<DoublingTechnique['known'], (host: string) => string> = {
  root: (host) => `https://${host}/`,
  page: (host) => `https://${host}/notes?a=1&b=2`,
  idn: (host) => `https://xn--bcher-kva.${host}/`,
}
