/** What went wrong while sources were read. Nothing of it stops what can be read. */
export type ReadReport = {
  /** A line that was left out; lines count from 1, with the header. */
  skip: (file: string, line: number, reason: string) => void
  /** A file, a folder or a whole provider that could not be read. The job fails, after all others were read. */
  fail: (source: string, error: unknown) => void
}

type Skipped = { count: number; first: string }

/** A report that the job looks into: lines by file, with the first reason alone, since a file may have a million. */
export function createReadReport(): ReadReport & { skipped: Map<string, Skipped>; failures: string[] } {
  const skipped = new Map<string, Skipped>()
  const failures: string[] = []
  return {
    skipped,
    failures,
    skip: (file, line, reason) => {
      const known = skipped.get(file)
      if (known === undefined) skipped.set(file, { count: 1, first: `line ${line}, ${reason}` })
      else known.count += 1
    },
    fail: (source, error) => {
      failures.push(`${source}: ${error instanceof Error ? error.message : String(error)}`)
    },
  }
}
