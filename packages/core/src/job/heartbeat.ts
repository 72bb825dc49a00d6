import { sql, type RawBuilder } from 'kysely'

/** Interval at which runs and workers write a heartbeat. */
export const heartbeatMs = 10_000

/** Time without a heartbeat after which a run or a worker is lost: six missed heartbeats. */
const lostAfter = sql.lit('60 seconds')

/** Whether a row is lost. Nothing is lost right after a server start: no heartbeat could be written before. */
export const isLost = sql<boolean>`(heartbeat_at < now() - ${lostAfter}::interval
  and pg_postmaster_start_time() < now() - ${lostAfter}::interval)`

/** Whether a time is further back than the longest silence of a live worker. */
export const isLongAgo = (time: RawBuilder<unknown>) => sql<boolean>`${time} < now() - ${lostAfter}::interval`

/** Calls `beat` at every interval until the returned function is called. A failing beat does not stop it. */
export function startHeartbeat(beat: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void beat().catch(() => {}), heartbeatMs)
  timer.unref()
  return () => clearInterval(timer)
}
