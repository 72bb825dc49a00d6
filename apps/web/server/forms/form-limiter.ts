import type { Network } from '@polydex/contract/address/networks-of'

/** The sender of a form: the networks of the address, narrowest first, and a verified proof of an earlier login. */
type Sender = { networks: readonly Network[]; device: string | undefined }

/** Shares of the total rate: for browsers with an earlier login, for quiet networks, and for everyone. */
const shares = { known: 0.3, quiet: 0.3, open: 0.4 }

/**
 * Upper bound for one network as a share of the total rate: lowest for the narrowest network. A device has the same
 * bound as the narrowest.
 */
const narrowShare = 0.1
const wideShare = 0.2

/** Networks and devices remembered, about 10 MB; the least recently seen is evicted first. */
const maxSenders = 50_000

/** A network is quiet up to this many attempts; one attempt is forgotten per `forgetAttemptMs`. */
const maxQuietAttempts = 3
const forgetAttemptMs = 300_000
/** Counting stops here, so that a network is quiet again fifteen minutes after a flood. */
const maxAttempts = 6

/**
 * Limits the forms this process handles per second, and decides whose. Every form costs a render, even a rejected one,
 * so a flood would starve readers. Part of the capacity is reserved for visitors with a proof of an earlier login and
 * part for quiet networks: a few networks cannot lock everyone out, however many addresses they have. Rejected attempts
 * count too, so a flood is never quiet.
 */
export function createFormLimiter(perSecond: number): (sender: Sender, now: number) => boolean {
  const make = (share: number, burst: number) => (now: number) =>
    createBucket({ perSecond: perSecond * share, burst: Math.max(1, perSecond * burst) }, now)
  // Renders run one after the other and block readers, so bursts are small, but larger than what an impatient visitor
  // sends.
  const [known, quiet, open] = [make(shares.known, 0.5)(0), make(shares.quiet, 0.5)(0), make(shares.open, 0.8)(0)]
  const makeNarrow = make(narrowShare, 1)
  const makeWide = make(wideShare, 1)
  const buckets = createRecent<Bucket>(maxSenders)
  const attempts = createRecent<{ count: number; at: number }>(maxSenders)

  const isQuiet = (network: string, now: number): boolean => {
    const before = attempts.get(network) ?? { count: 0, at: now }
    const left = Math.max(0, before.count - (now - before.at) / forgetAttemptMs)
    attempts.set(network, { count: Math.min(maxAttempts, left + 1), at: now })
    return left < maxQuietAttempts
  }
  const bucketsOf = (networks: readonly Network[], now: number): Bucket[] =>
    networks.map(({ name }, index) => buckets.getOrMake(name, () => (index === 0 ? makeNarrow : makeWide)(now)))

  return ({ networks, device }, now) => {
    const isFromQuiet = isQuiet(networks.at(-1)?.name ?? '', now)
    if (device !== undefined && takeAll([buckets.getOrMake(device, () => makeNarrow(now)), known], now)) return true
    const own = bucketsOf(networks, now)
    return takeAll([...own, open], now) || (isFromQuiet && takeAll([...own, quiet], now))
  }
}

/** All or nothing. */
function takeAll(buckets: readonly Bucket[], now: number): boolean {
  if (!buckets.every((bucket) => bucket.has(now))) return false
  for (const bucket of buckets) bucket.take()
  return true
}

/** Sustained rate, and how many may pass in a burst after a pause. */
type Rate = { perSecond: number; burst: number }

type Bucket = {
  /** Whether a token is available at this time, in milliseconds. */
  has: (now: number) => boolean
  take: () => void
}

/** A token bucket. */
function createBucket({ perSecond, burst }: Rate, now: number): Bucket {
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

type Recent<Value> = {
  get: (name: string) => Value | undefined
  set: (name: string, value: Value) => void
  getOrMake: (name: string, make: () => Value) => Value
}

/** An LRU cache: the least recently used value is evicted. A Map iterates in insertion order. */
function createRecent<Value>(maxEntries: number): Recent<Value> {
  const values = new Map<string, Value>()
  const set = (name: string, value: Value) => {
    values.delete(name)
    values.set(name, value)
    if (values.size <= maxEntries) return
    const [oldest] = values.keys()
    if (oldest !== undefined) values.delete(oldest)
  }
  return {
    get: (name) => values.get(name),
    set,
    getOrMake: (name, make) => {
      const value = values.get(name) ?? make()
      set(name, value)
      return value
    },
  }
}
