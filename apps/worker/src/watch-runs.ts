import type { Db } from '@polydex/core/db/connect'
import { failLostRuns, freeLostJobs } from '@polydex/core/job/queue-worker'
import type { Logger } from '@polydex/process/create-logger'

/** Milliseconds. A killed worker's job is released one minute after the kill, plus at most this. */
const everyMs = 15_000

/** Now and periodically: records the runs of killed workers as failed, and returns their jobs to the queue. */
export function watchRuns(db: Db, log: Logger): () => void {
  const look = async (): Promise<void> => {
    try {
      for (const job of await failLostRuns(db)) log.warn(`run of ${job} lost: its process died; recorded as failed`)
      for (const id of await freeLostJobs(db)) log.warn(`worker ${id} died; returned its jobs to the queue`)
    } catch (error) {
      // The database is unavailable; the next check is soon.
      log.debug({ err: error }, 'could not check for lost runs')
    }
  }
  void look()
  const timer = setInterval(() => void look(), everyMs)
  return () => clearInterval(timer)
}
