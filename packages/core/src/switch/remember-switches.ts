import type { SwitchName } from '@polydex/contract/http/switch'
import type { Db } from '../db/connect.ts'
import { findSwitches } from './switches.ts'

/** Milliseconds until a process notices a changed switch. */
const lifeMs = 1_000

/** Queries the database at most once a second. While it is away, the last known state applies. */
export function rememberSwitches(
  db: Db,
  now: () => number = () => performance.now(),
): () => Promise<ReadonlySet<SwitchName>> {
  let known: ReadonlySet<SwitchName> = new Set()
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  return async () => {
    if (now() - askedAt >= lifeMs) {
      askedAt = now()
      asking = findSwitches(db).then(
        (found) => void (known = found),
        () => {},
      )
    }
    await asking
    return known
  }
}
