import type { Network } from '@polydex/contract/networks-of'
import { createBucket, type Bucket } from './bucket.ts'
import { createRecent } from './recent.ts'

/** Who sends a form: the networks of the address, the narrowest first, and the proof of an earlier login, if it is ours. */
type Sender = { networks: readonly Network[]; device: string | undefined }

/** Parts of all forms: for whoever logged in here before, for networks that send few, and for everybody. */
const parts = { known: 0.3, quiet: 0.3, open: 0.4 }

/** What one network may take of all forms: the narrowest least. The same for one device. */
const partOfNarrow = 0.1
const partOfWide = 0.2

/** Networks and devices that are remembered, some 10 MB; the one heard of longest ago is forgotten first. */
const mostSenders = 50_000

/** A network is quiet that has tried so often or less, one try being forgotten in so many milliseconds. */
const quietTries = 3
const forgetMs = 300_000
/** More are not noted: a quarter of an hour after a flood its networks are quiet again. */
const mostTries = 6

/**
 * How many forms this process works on in a second, and whose. Pages cost a render each, also when they only say no: a
 * flood of forms would leave no time for readers. Of what there is, a part is kept for visitors with a proof of an earlier
 * login, and a part for networks that hardly send anything: few networks cannot deny forms to everybody, however many
 * addresses they have. Refused tries count as tries, so that a flood is never quiet.
 */
export function createFormPace(perSecond: number): (sender: Sender, now: number) => boolean {
  const make = (part: number, burst: number) => (now: number) =>
    createBucket({ perSecond: perSecond * part, burst: Math.max(1, perSecond * burst) }, now)
  // Rendered one behind the other they hold up readers, so that few may come at once; but more than somebody in a hurry sends.
  const [known, quiet, open] = [make(parts.known, 0.5)(0), make(parts.quiet, 0.5)(0), make(parts.open, 0.8)(0)]
  const makeNarrow = make(partOfNarrow, 1)
  const makeWide = make(partOfWide, 1)
  const buckets = createRecent<Bucket>(mostSenders)
  const tries = createRecent<{ count: number; at: number }>(mostSenders)

  const isQuiet = (network: string, now: number): boolean => {
    const before = tries.get(network) ?? { count: 0, at: now }
    const left = Math.max(0, before.count - (now - before.at) / forgetMs)
    tries.set(network, { count: Math.min(mostTries, left + 1), at: now })
    return left < quietTries
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

/** From all of them or from none. */
function takeAll(buckets: readonly Bucket[], now: number): boolean {
  if (!buckets.every((bucket) => bucket.has(now))) return false
  for (const bucket of buckets) bucket.take()
  return true
}
