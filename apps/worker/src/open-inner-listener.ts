import type { Db } from '@polydex/core/db/connect'
import { findSchemaVersion } from '@polydex/core/installation/find-schema-version'
import { openInnerListener } from '@polydex/process/inner-listener'
import type { WorkerConfig } from './config.ts'
import { findQueueState, type WaitingJob } from '@polydex/core/job/find-queue-state'
import { findLatestRuns } from '@polydex/core/job/find-runs'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { jobs } from './jobs/list-jobs.ts'
import { queueNames, type QueueName } from './queue-names.ts'

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

/** Seconds that the longest-waiting job of each queue has waited. `none`: jobs that this release no longer has. */
function computeWaits(waiting: readonly WaitingJob[]): Map<string, number> {
  const waits = new Map<string, number>(queueNames.map((name) => [name, 0]))
  for (const { job, seconds } of waiting) {
    const queue = jobs.find(({ name }) => name === job)?.queue ?? 'none'
    waits.set(queue, Math.max(waits.get(queue) ?? 0, seconds))
  }
  return waits
}

/** Metrics of the worker and of waiting work. */
function createWorkerMetrics(
  db: Db,
  worked: readonly QueueName[],
): { registry: Registry; observe: () => Promise<void> } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const createGauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const works = createGauge('polydex_worker_queue', '1 where this process works on a queue', 'queue')
  for (const queue of queueNames) works.set({ queue }, worked.includes(queue) ? 1 : 0)
  const running = createGauge('polydex_worker_job_running', '1 where the newest run of a job has not ended', 'job')
  const oldest = createGauge(
    'polydex_queue_oldest_seconds',
    'How long the job that should have begun first has been waiting',
    'queue',
  )
  const givenUp = createGauge('polydex_queue_given_up', 'Jobs that are not tried again')
  const mails = createGauge('polydex_mails', 'Mails that were not sent: they wait, or were given up', 'state')

  /**
   * Runs before each scrape. While the database is down these are missing, so that a stale value is not taken for a
   * current one.
   */
  const observe = async (): Promise<void> => {
    const known = await Promise.all([findLatestRuns(db), findQueueState(db)]).catch(() => undefined)
    for (const gauge of [running, mails, oldest]) gauge.reset()
    givenUp.remove()
    if (known === undefined) return
    const [runs, queue] = known
    for (const { job, status } of runs) running.set({ job }, status === 'running' ? 1 : 0)
    for (const [name, seconds] of computeWaits(queue.waiting)) oldest.set({ queue: name }, seconds)
    givenUp.set(queue.givenUp)
    mails.set({ state: 'waiting' }, queue.mailsWaiting)
    mails.set({ state: 'given up' }, queue.mailsGivenUp)
  }
  return { registry, observe }
}
