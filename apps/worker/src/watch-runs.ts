import type { Db } from '@polydex/core/db/connect'
import { failLostRuns, freeLostJobs } from '@polydex/core/job/queue-worker'
import type { Logger } from '@polydex/process/create-logger'

/** Milliseconds. A killed worker's job is released one minute after the kill, plus at most this. */
const everyMs = 15_000

/** Now and periodically: records the runs of killed workers as failed, and returns their jobs to the queue. */
export function watchRuns(db: Db, log: Logger): () => void {
  const look = async (): Promise<void> => {
    try {
      for (const job of await failLostRuns(db)) log.warn(`a run of ${job} was lost: its process is gone`)
      for (const id of await freeLostJobs(db)) log.warn(`jobs of ${id} are free again: it is gone`)
    } catch (error) {
      // The database is unavailable; the next check is soon.
      log.debug({ err: error }, 'lost runs could not be looked for')
    }
  }
  void look()
  const timer = setInterval(() => void look(), everyMs)
  return () => clearInterval(timer)
}
