import { findSchemaVersion } from '@polydex/core/installation/find-schema-version'
import { recordJobRun } from '@polydex/core/job/record-job-run'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { addQueuedJob } from '@polydex/core/testing/test-queue'
import { describe, expect, it } from 'vitest'
import { findFreePort } from '../../../tests/start-program.ts'
import { openWorkerListener } from './open-inner-listener.ts'

const database = openTestDatabase()

describe('openWorkerListener', () => {
  it('reports health, the newest migration, running jobs and queues', async () => {
    await recordJobRun(database.db, 'refresh-lists', {}, async () => ({}))
    await addQueuedJob(database.db, 'refresh-search', { ageSeconds: 90 })
    await addQueuedJob(database.db, 'long-gone')
    const port = await findFreePort()
    const settings = {
      WORKER_INNER_HOST: '127.0.0.1',
      WORKER_INNER_PORT: port,
      WORKER_QUEUES: ['mail', 'cases'] as const,
    }
    const listener = await openWorkerListener(settings, database.db)
    const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    expect(JSON.parse(await read('/healthz'))).toMatchObject({ status: 'ok' })
    expect(JSON.parse(await read('/readyz'))).toEqual({
      status: 'ready',
      schema: await findSchemaVersion(database.db),
    })
    const metrics = await read('/metrics')
    expect(metrics).toContain('polydex_worker_job_running{job="refresh-lists"} 0')
    expect(metrics).toContain('polydex_worker_queue{queue="mail"} 1')
    expect(metrics).toContain('polydex_worker_queue{queue="figures"} 0')
    expect(metrics).toContain('polydex_queue_oldest_seconds{queue="mail"} 0\n')
    expect(metrics).toMatch(/^polydex_queue_oldest_seconds\{queue="search"\} 9\d\./m)
    expect(metrics).toMatch(/^polydex_queue_oldest_seconds\{queue="none"\} /m)
    expect(metrics).toContain('polydex_mails{state="given up"} 0')
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
    await listener?.close()
  })
})
