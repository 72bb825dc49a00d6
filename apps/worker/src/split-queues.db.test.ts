import { findQueueState } from '@polydex/core/job/find-queue-state'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { addQueuedJob, emptyQueue, findQueuedJobs, missHours } from '@polydex/core/testing/test-queue'
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

  it('share a queue that both work on: each job is done once, by either', { timeout: 60_000 }, async () => {
    const [all, mails] = [startWorker(''), startWorker('mail')]
    for (const number of numbers) await Promise.all([addJob('do-mail', number), addJob('do-figures', number)])
    await waitUntilEmpty()
    await Promise.all([all.stop(), mails.stop()])
    const done = [...all.done, ...mails.done]
    expect(byNumber(done.filter(({ job }) => job === 'do-mail'))).toEqual(allOf('do-mail'))
    expect(byNumber(done.filter(({ job }) => job === 'do-figures'))).toEqual(allOf('do-figures'))
    expect(mails.done.filter(({ job }) => job === 'do-figures')).toEqual([])
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

describe('a queue without a worker', () => {
  it('keeps its jobs until there is one, and reports them as waiting', { timeout: 60_000 }, async () => {
    const mails = startWorker('mail,cases')
    await addJob('do-figures', 1)
    await addJob('do-mail', 2)
    await expect.poll(() => mails.done, patience).toEqual([{ job: 'do-mail', number: 2 }])
    expect(await findQueued()).toMatchObject([{ job: 'do-figures', attempts: 0, isTaken: false }])
    const { waiting } = await findQueueState(database.as('worker'))
    expect(waiting.map(({ job }) => job)).toEqual(['do-figures'])
    const figures = startWorker('figures')
    await waitUntilEmpty()
    await Promise.all([mails.stop(), figures.stop()])
    expect(figures.done).toEqual([{ job: 'do-figures', number: 1 }])
  })

  it('gets its scheduled jobs, each once, from workers of other queues', { timeout: 60_000 }, async () => {
    const hourly = defineJob({
      name: 'do-hourly',
      queue: 'upkeep',
      schedule: '0 * * * *',
      arguments: z.strictObject({}),
      run: () => Promise.reject(new Error('nobody works on this queue')),
    })
    // Each worker alone would catch up on these.
    await missHours(database.db, hourly.name, 3)
    const workers = ['mail', 'figures', 'mail,figures'].map((queues) => startQueue(queues, [...createJobs([]), hourly]))
    await expect.poll(async () => (await findQueued()).length, patience).toBeGreaterThanOrEqual(3)
    await Promise.all(workers.map((worker) => worker.stop()))
    const queued = await findQueued()
    expect(new Set(queued.map(({ runAt }) => runAt.getTime())).size).toBe(queued.length)
    const hours = queued.map(({ runAt }) => runAt.getTime() / 3_600_000)
    expect(hours.slice(0, 3)).toEqual([0, 1, 2].map((step) => (hours[0] ?? 0) + step))
  })
})
