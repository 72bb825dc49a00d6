/** So many a second in the long run; after a pause so many at once. */
type Rate = { perSecond: number; burst: number }

/** Networks that are remembered; the longest known is forgotten first, and begins anew. */
const mostNetworks = 10_000

/** A bucket that fills by the clock; whoever finds a token in it may go on. */
function createBucket({ perSecond, burst }: Rate, now: number): (now: number) => boolean {
  let [tokens, filledAt] = [burst, now]
  return (later) => {
    tokens = Math.min(burst, tokens + ((later - filledAt) / 1_000) * perSecond)
    filledAt = later
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}

/**
 * How many forms this process works on: so many of all visitors, and a tenth of that of one network, so that one cannot
 * take everybody's. Pages cost a render each, also when they only say no: a flood of forms would leave no time for readers.
 */
export function createFormPace(perSecond: number): (network: string, now: number) => boolean {
  // Rendered one behind the other they hold up readers, so that few may come at once.
  const burst = Math.max(1, perSecond / 2)
  const ofAll = createBucket({ perSecond, burst }, 0)
  const ofNetworks = new Map<string, ReturnType<typeof createBucket>>()
  return (network, now) => {
    const known = ofNetworks.get(network)
    const take = known ?? createBucket({ perSecond: perSecond / 10, burst }, now)
    if (known === undefined) {
      const [oldest] = ofNetworks.keys()
      if (ofNetworks.size >= mostNetworks && oldest !== undefined) ofNetworks.delete(oldest)
      ofNetworks.set(network, take)
    }
    return take(now) && ofAll(now)
  }
}
