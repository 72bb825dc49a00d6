import type { Db } from '@polydex/core/db/connect'
import { findQueueState } from '@polydex/core/job/find-queue-state'
import { findLatestRuns } from '@polydex/core/job/find-runs'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Metrics of the worker and of the work that waits for it; docs/operations.md has the list. */
export function createWorkerMetrics(db: Db): { registry: Registry; observe: () => Promise<void> } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const running = new Gauge({
    name: 'polydex_worker_job_running',
    help: '1 where the newest run of a job has not ended',
    labelNames: ['job'],
    registers,
  })
  const oldest = new Gauge({
    name: 'polydex_queue_oldest_seconds',
    help: 'How long the job that should have begun first has been waiting',
    labelNames: [],
    registers,
  })
  const givenUp = new Gauge({
    name: 'polydex_queue_given_up',
    help: 'Jobs that are not tried again',
    labelNames: [],
    registers,
  })
  const mails = new Gauge({
    name: 'polydex_mails',
    help: 'Mails that were not sent: they wait, or were given up',
    labelNames: ['state'],
    registers,
  })

  /** Before each scrape. While the database is away these are missing, so that a stale value is not taken for a current one. */
  const observe = async (): Promise<void> => {
    const known = await Promise.all([findLatestRuns(db), findQueueState(db)]).catch(() => undefined)
    for (const gauge of [running, mails]) gauge.reset()
    for (const gauge of [oldest, givenUp]) gauge.remove()
    if (known === undefined) return
    const [runs, queue] = known
    for (const { job, status } of runs) running.set({ job }, status === 'running' ? 1 : 0)
    oldest.set(queue.oldestSeconds)
    givenUp.set(queue.givenUp)
    mails.set({ state: 'waiting' }, queue.mailsWaiting)
    mails.set({ state: 'given up' }, queue.mailsGivenUp)
  }
  return { registry, observe }
}
