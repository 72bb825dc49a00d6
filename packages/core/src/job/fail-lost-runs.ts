import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isLost } from './heartbeat.ts'

/** Records runs whose process is gone as failed; returns their jobs. */
export async function failLostRuns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ job: string }>`
    update job_runs
    set status = 'failed', finished_at = now(),
        error = format('lost: its process gave no sign of life after %s', to_char(heartbeat_at, 'YYYY-MM-DD HH24:MI:SSOF'))
    where status = 'running' and ${isLost}
    returning job
  `.execute(db)
  return rows.map(({ job }) => job)
}
