/** The primary's position, and when it was read: milliseconds of our own clock. */
type Mark = { position: number; at: number }

/**
 * Upper bound: further marks are dropped until the replica has passed some. Its lag is then overstated, and far too
 * long anyway.
 */
const maxMarks = 1_000

export type ReplicaLag = {
  /** Records that the primary's log had reached this position by this time. */
  mark: (position: number, at: number) => void
  /**
   * Seconds that a replica with this applied position is behind the newest mark; undefined if it has not yet been seen
   * to pass one.
   */
  behind: (applied: number) => number | undefined
}

/**
 * Measures the age of a replica's data by log positions and our own clock. PostgreSQL's time of the last applied
 * transaction grows while nothing is written, and says nothing about a replica that has lost its primary. Without new
 * marks (the primary does not answer) the lag stays the same: what the replica lacks is unknown.
 */
export function createReplicaLag(): ReplicaLag {
  let marks: Mark[] = []
  let newest: Mark | undefined
  let passedAt: number | undefined
  return {
    mark: (position, at) => {
      // The log of one server never goes back: this is another primary, or a restored one.
      if (newest !== undefined && position < newest.position) [marks, passedAt] = [[], undefined]
      newest = { position, at }
      if (marks.length < maxMarks) marks.push(newest)
    },
    behind: (applied) => {
      const pending = marks.findIndex(({ position }) => position > applied)
      const passed = pending === -1 ? marks : marks.slice(0, pending)
      passedAt = passed.at(-1)?.at ?? passedAt
      marks = marks.slice(passed.length)
      return newest === undefined || passedAt === undefined ? undefined : (newest.at - passedAt) / 1_000
    },
  }
}
