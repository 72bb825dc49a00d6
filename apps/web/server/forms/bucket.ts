/** So many a second in the long run; after a pause so many at once. */
type Rate = { perSecond: number; burst: number }

export type Bucket = {
  /** Whether there is a token at this time. */
  has: (now: number) => boolean
  take: () => void
}

/** A bucket that fills by the clock; whoever finds a token in it may go on. */
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
