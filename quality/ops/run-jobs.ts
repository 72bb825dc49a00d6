import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { keepTrying } from '@polydex/core/db/keep-trying'
import { sql } from 'kysely'
import { beyondDeadlineMs, startProgram, type RunningProgram } from '../../tests/start-program.ts'

export type QueuedJob = { name: string; payload: Record<string, string | number> }

/** Every job that works on the catalogue, in dependency order. */
export const listJobs = (catalogue: string, months: number): QueuedJob[] => [
  { name: 'import-catalogue', payload: { from: catalogue } },
  { name: 'refresh-traffic', payload: { months } },
  { name: 'refresh-rankings', payload: {} },
  { name: 'refresh-lists', payload: {} },
  { name: 'refresh-search', payload: {} },
]

/** Starts a worker as in production, with sample figures. */
export function startWorker(databaseUrl: string, catalogue: string): RunningProgram {
  const worker = startProgram('apps/worker/src/main.ts', {
    DEMO: 'true',
    SAMPLE_DATA: 'true',
    LOG_LEVEL: 'error',
    // Any free port: several workers run side by side.
    WORKER_INNER_PORT: '0',
    CATALOGUE_FROM: catalogue,
    DATABASE_URL: asRole(databaseUrl, 'worker'),
  })
  return { ...worker, stop: () => worker.stop(beyondDeadlineMs) }
}

const answerMs = 60_000

/** Queues a job; returns its id. */
export async function queueJob(db: Db, { name, payload }: QueuedJob): Promise<number> {
  const { rows } = await keepTrying(
    () =>
      sql<{ id: number }>`select id from graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(
        db,
      ),
    answerMs,
  )
  return rows[0]?.id ?? 0
}

/** Waits until a job is done; false if the time is up or the queue has given up on it. */
export async function waitUntilDone(db: Db, id: number, forMs: number): Promise<boolean> {
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const { rows } = await keepTrying(
      () =>
        sql<{ isGivenUp: boolean }>`
          select locked_by is null and attempts >= max_attempts as "isGivenUp" from graphile_worker.jobs where id = ${id}
        `.execute(db),
      answerMs,
    )
    const [job] = rows
    if (job === undefined) return true
    if (job.isGivenUp) return false
    await wait(50)
  }
  return false
}
