/** Sustained rate, and how many may pass in a burst after a pause. */
type Rate = { perSecond: number; burst: number }

export type Bucket = {
  /** Whether a token is available at this time, in milliseconds. */
  has: (now: number) => boolean
  take: () => void
}

/** A token bucket. */
export function createBucket({ perSecond, burst }: Rate, now: number): Bucket {
  let [tokens, filledAt] = [burst, now]
  return {
    has: (later) => {
      tokens = Math.min(burst, tokens + ((later - filledAt) / 1_000) * perSecond)
      filledAt = later
      return tokens >= 1
    },
    take: () => {
      tokens -= 1
    },
  }
}
