/** Where the primary stood, and when: milliseconds of one clock, ours. */
type Mark = { position: number; at: number }

/** Further ones are left out until the replica has passed some: its lag is then overstated, and far too long anyway. */
const maxMarks = 1_000

export type ReplicaLag = {
  /** The primary's log reached so far at this time, or before it. */
  mark: (position: number, at: number) => void
  /**
   * Seconds by which a replica that has applied so much is behind the newest mark; undefined where it has not yet been
   * seen to pass one.
   */
  behind: (applied: number) => number | undefined
}

/**
 * How old a replica's data is, by positions in the log and our own clock. PostgreSQL's time of the last applied
 * transaction grows while nobody writes, and says nothing of a replica that has lost its primary. Without new marks (the
 * primary does not answer) no time passes: nobody can tell what the replica lacks.
 */
export function createReplicaLag(): ReplicaLag {
  let marks: Mark[] = []
  let newest: Mark | undefined
  let passedAt: number | undefined
  return {
    mark: (position, at) => {
      // The log of one server never goes back: this is another primary, or one that was restored.
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
