import { openTestDatabase } from '@polydex/core/testing/test-database'
import { addQueuedJob, emptyQueue, findQueuedJobs } from '@polydex/core/testing/test-queue'
import { createLogger } from '@polydex/process/create-logger'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadConfig } from './config.ts'
import { defineJob, type Job } from './define-job.ts'
import { runQueue } from './run-queue.ts'

const database = openTestDatabase()
const log = createLogger('worker', 'silent')
const numbers = Array.from({ length: 50 }, (_none, index) => index)
/** Enough for starting the queue and for the statements of 100 jobs. */
const patience = { timeout: 30_000 }

const addJob = (job: string, number: number) => addQueuedJob(database.db, job, { payload: { number } })
const findQueued = () => findQueuedJobs(database.db)
const waitUntilEmpty = async (): Promise<void> => {
  await expect.poll(findQueued, patience).toEqual([])
}

type Done = { job: string; number: number }

/** A job for each of two queues. Each records that it is done, once `held` resolves. */
const createJobs = (done: Done[], held: Promise<void> = Promise.resolve()): Job[] =>
  (['mail', 'figures'] as const).map((queue) =>
    defineJob({
      name: `do-${queue}`,
      queue,
      arguments: z.strictObject({ number: z.number() }),
      run: async (_context, { number }) => {
        if (queue === 'figures') await held
        done.push({ job: `do-${queue}`, number })
        return {}
      },
    }),
  )

/** A worker of some queues, and the jobs that it has done. */
function startWorker(queues: string, held?: Promise<void>) {
  const done: Done[] = []
  return { done, ...startQueue(queues, createJobs(done, held)) }
}

const startQueue = (queues: string, jobs: Job[]) => {
  const environment = { DATABASE_URL: database.urlOf('worker'), NODE_ENV: 'development', WORKER_QUEUES: queues }
  return runQueue({ db: database.as('worker'), config: loadConfig(environment), log, jobs })
}

const byNumber = (done: readonly Done[]): Done[] => done.toSorted((a, b) => a.number - b.number)
const allOf = (job: string): Done[] => numbers.map((number) => ({ job, number }))

beforeEach(() => emptyQueue(database.db))

describe('workers of different queues', () => {
  it('each do only their own jobs, and each job once', { timeout: 60_000 }, async () => {
    const workers = [startWorker('mail'), startWorker('figures,search')]
    for (const number of numbers) await Promise.all([addJob('do-mail', number), addJob('do-figures', number)])
    await waitUntilEmpty()
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(workers.map(({ done }) => byNumber(done))).toEqual([allOf('do-mail'), allOf('do-figures')])
  })

  it('send mail while figures jobs are slow, however many are waiting', { timeout: 60_000 }, async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const [mails, figures] = [startWorker('mail'), startWorker('figures', held)]
    // More jobs than one process runs concurrently.
    for (const number of [1, 2, 3, 4]) await addJob('do-figures', number)
    await expect.poll(async () => (await findQueued()).filter(({ isTaken }) => isTaken).length, patience).toBe(2)
    await addJob('do-mail', 5)
    await expect.poll(() => mails.done, patience).toEqual([{ job: 'do-mail', number: 5 }])
    expect(figures.done).toEqual([])
    release()
    await waitUntilEmpty()
    await Promise.all([mails.stop(), figures.stop()])
    expect(figures.done.length).toBe(4)
  })
})
