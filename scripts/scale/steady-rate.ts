type Places = {
  addresses: number
  /** Places in the order of visits, the first is 1; all without them. */
  from?: number
  to?: number
}

/**
 * How often per second something is done for pages that are visited by Zipf's law, where doing it once is enough for a while.
 * A page with λ visits a second has it done once in `holdsSeconds` and the time until its next visit, 1 / λ. The sum over all
 * places is taken as an integral, which differs from it by less than a thousandth.
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
