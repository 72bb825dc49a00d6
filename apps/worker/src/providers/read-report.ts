/** Faults found while sources are read. None of them stops the reading of the others. */
export type ReadReport = {
  /** Reports a skipped line; lines count from 1, header included. */
  skip: (file: string, line: number, reason: string) => void
  /** Reports a file, a folder or a whole provider that could not be read. The job fails, after all others were read. */
  fail: (source: string, error: unknown) => void
}

type Skipped = { count: number; first: string }

/**
 * A report that the job evaluates: skipped lines per file, with only the first reason, since a file may have a million.
 */
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
