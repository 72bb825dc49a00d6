import type { Db } from '@polydex/core/db/connect'
import { findSchemaVersion } from '@polydex/core/db/find-schema-version'
import { findLatestRuns } from '@polydex/core/job/find-runs'
import { openInnerListener } from '@polydex/process/inner-listener'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { WorkerConfig } from './config.ts'

type Listening = { port: number; close: () => Promise<void> }

/**
 * Health and metrics of the worker, for operators: `/healthz`, `/readyz` with the newest migration, `/metrics`.
 * Undefined where the port is 0.
 */
export async function openWorkerListener(
  { WORKER_INNER_HOST: host, WORKER_INNER_PORT: port }: Pick<WorkerConfig, 'WORKER_INNER_HOST' | 'WORKER_INNER_PORT'>,
  db: Db,
): Promise<Listening | undefined> {
  if (port === 0) return undefined
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(
    new Gauge({
      name: 'polydex_worker_job_running',
      help: '1 where the newest run of a job has not ended',
      labelNames: ['job'],
      registers: [],
      async collect() {
        this.reset()
        const runs = await findLatestRuns(db).catch(() => [])
        for (const { job, status } of runs) this.set({ job }, status === 'running' ? 1 : 0)
      },
    }),
  )
  return openInnerListener({
    host,
    port,
    registry,
    isReady: async () => ({ schema: (await findSchemaVersion(db)) ?? 'none' }),
  })
}
