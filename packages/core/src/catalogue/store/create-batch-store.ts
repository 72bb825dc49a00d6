import type { Db } from '../../db/connect.ts'
import type { DecidedEntry, PlacedEntry } from './plan-batch.ts'
import { storeBatch } from './store-batch.ts'

/** Entries per transaction: large enough for speed, small enough that a kill loses only moments of work. */
const batchSize = 1_000

type BatchStoreOptions = { catalogue: string; today: string; onDecided: (decided: DecidedEntry) => void }

/** Takes entries one by one and stores them in batches, each in a transaction of its own. */
export function createBatchStore(db: Db, { catalogue, today, onDecided }: BatchStoreOptions) {
  let batch: PlacedEntry[] = []
  let waiting: DecidedEntry[] = []

  /** Returns whether anything was written, because that may have freed a homepage. */
  async function store(entries: readonly PlacedEntry[]): Promise<boolean> {
    const decided = await db
      .transaction()
      .execute((transaction) => storeBatch(transaction, entries, { catalogue }, today))
    for (const entry of decided) {
      if (entry.outcome.kind === 'waiting') waiting.push(entry)
      else onDecided(entry)
    }
    return decided.some(({ outcome }) => outcome.kind === 'added' || outcome.kind === 'changed')
  }

  return {
    add: async (entry: PlacedEntry): Promise<void> => {
      batch.push(entry)
      if (batch.length < batchSize) return
      await store(batch)
      batch = []
    },
    /**
     * Stores the rest. An entry may have waited for an address that a later one gave up, and taking it may free the
     * next one; entries that still wait when nothing moves any more would wait in a second import too.
     */
    finish: async (): Promise<void> => {
      await store(batch)
      for (let isMoving = true; isMoving && waiting.length > 0;) {
        const again = waiting
        waiting = []
        isMoving = false
        for (let start = 0; start < again.length; start += batchSize) {
          if (await store(again.slice(start, start + batchSize))) isMoving = true
        }
      }
      for (const entry of waiting) onDecided(entry)
    },
  }
}
