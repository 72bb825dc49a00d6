import { sql, type RawBuilder } from 'kysely'

/** How often a run and a worker write a heartbeat. */
export const heartbeatMs = 10_000

/** A run or a worker is lost after this long without a heartbeat: six were missed. */
const lostAfter = sql.lit('60 seconds')

/** Whether a row is lost. Nothing is lost right after the server started: nobody could reach it before. */
export const isLost = sql<boolean>`(heartbeat_at < now() - ${lostAfter}::interval
  and pg_postmaster_start_time() < now() - ${lostAfter}::interval)`

/** Whether a time is longer ago than a living worker stays silent. */
export const isLongAgo = (time: RawBuilder<unknown>) => sql<boolean>`${time} < now() - ${lostAfter}::interval`

/** Calls `beat` again and again until the returned function is called. A beat that fails is followed by the next. */
export function startHeartbeat(beat: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void beat().catch(() => {}), heartbeatMs)
  timer.unref()
  return () => clearInterval(timer)
}
