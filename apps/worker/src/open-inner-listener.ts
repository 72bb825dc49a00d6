import type { Db } from '@polydex/core/db/connect'
import { findSchemaVersion } from '@polydex/core/db/find-schema-version'
import { openInnerListener } from '@polydex/process/inner-listener'
import type { WorkerConfig } from './config.ts'
import { createWorkerMetrics } from './worker-metrics.ts'

type ListenerConfig = Pick<WorkerConfig, 'WORKER_INNER_HOST' | 'WORKER_INNER_PORT' | 'WORKER_QUEUES'>
type Listening = { port: number; close: () => Promise<void> }

/**
 * Health and metrics of the worker, for operators: `/healthz`, `/readyz` with the newest migration, `/metrics`.
 * Undefined if the port is 0.
 */
export async function openWorkerListener(
  { WORKER_INNER_HOST: host, WORKER_INNER_PORT: port, WORKER_QUEUES: queues }: ListenerConfig,
  db: Db,
): Promise<Listening | undefined> {
  if (port === 0) return undefined
  const { registry, observe } = createWorkerMetrics(db, queues)
  return openInnerListener({
    host,
    port,
    registry,
    observe,
    isReady: async () => ({ schema: (await findSchemaVersion(db)) ?? 'none' }),
  })
}
