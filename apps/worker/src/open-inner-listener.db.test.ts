import { findSchemaVersion } from '@polydex/core/db/find-schema-version'
import { recordJobRun } from '@polydex/core/job/record-job-run'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { describe, expect, it } from 'vitest'
import { findFreePort } from '../../../quality/start-program.ts'
import { openWorkerListener } from './open-inner-listener.ts'

const database = openTestDatabase()

describe('openWorkerListener', () => {
  it('tells that the worker lives, the newest migration, and which jobs run', async () => {
    await recordJobRun(database.db, 'refresh-lists', {}, async () => ({}))
    const port = await findFreePort()
    const settings = { WORKER_INNER_HOST: '127.0.0.1', WORKER_INNER_PORT: port }
    const listener = await openWorkerListener(settings, database.db)
    const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    expect(JSON.parse(await read('/healthz'))).toEqual({ status: 'ok' })
    expect(JSON.parse(await read('/readyz'))).toEqual({
      status: 'ready',
      schema: await findSchemaVersion(database.db),
    })
    const metrics = await read('/metrics')
    expect(metrics).toContain('polydex_worker_job_running{job="refresh-lists"} 0')
    expect(metrics).toContain('polydex_queue_oldest_seconds 0\n')
    expect(metrics).toContain('polydex_mails{state="given up"} 0')
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
    await listener?.close()
  })

  it('opens nothing at port 0', async () => {
    expect(
      await openWorkerListener({ WORKER_INNER_HOST: '127.0.0.1', WORKER_INNER_PORT: 0 }, database.db),
    ).toBeUndefined()
  })
})
