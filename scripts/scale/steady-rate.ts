type Places = {
  addresses: number
  /** Places by visits, the first is 1; without bounds, all places. */
  from?: number
  to?: number
}

/**
 * Rate per second of an operation whose result holds for a while, for pages visited by Zipf's law. A page with λ visits
 * per second needs it once per `holdsSeconds` plus the time until its next visit, 1 / λ. The sum over all places is
 * approximated by an integral, with an error of less than a thousandth.
 */
export function computeSteadyRate(
  visitsPerSecond: number,
  { addresses, from = 1, to = addresses }: Places,
  holdsSeconds: number,
): number {
  const last = Math.min(to, addresses)
  if (last < from) return 0
  const ofFirst = visitsPerSecond / sumOfShares(addresses)
  return ofFirst * Math.log((ofFirst * holdsSeconds + last + 0.5) / (ofFirst * holdsSeconds + from - 0.5))
}

/** 1 + 1/2 + … + 1/n, by Euler's constant. */
export const sumOfShares = (addresses: number): number => Math.log(addresses) + 0.577_215_66 + 1 / (2 * addresses)
