import { z } from 'zod'

/** Path on the API's inner listener that accepts the errors of the web, which has no database connection. */
export const errorsPath = '/errors'

/** An error that a process logged, and its count since the last report. Its texts contain no visitor input. */
export const countedError = z.object({
  /** Equal for errors of the same kind from the same place in the code. */
  fingerprint: z.string().regex(/^[\w-]{22}$/),
  message: z.string().max(300),
  stack: z.string().max(4_000),
  /** Of the newest occurrence: finds its lines in the logs of edge, web and API. */
  requestId: z.string().max(64).nullable(),
  occurrences: z.int().min(1).max(1_000_000_000),
})
export type CountedError = z.output<typeof countedError>

export const errorReport = z.object({ release: z.string().min(1).max(64), errors: z.array(countedError).max(50) })
export type ErrorReport = z.output<typeof errorReport>
